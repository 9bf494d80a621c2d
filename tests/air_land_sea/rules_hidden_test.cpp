// Hidden information (rules.md section 10): what each pair of eyes gets, in the view, the events and the record.
#include "tests/air_land_sea/table_talk.h"

namespace hexmoot::als {
namespace {

using enum Theatre;
using nlohmann::json;

json view(const Battle& b, Viewer eyes) { return json::parse(AirLandSea::view_json(b.match.view(eyes))); }
const Viewer the_table = Viewer::table();

TEST(Rules, ALS_HIDE_1_AHandIsItsOwnersItsSizeIsPublic) {
    const Battle b("turn=A; A.hand=A6 L6; B.hand=S6");
    EXPECT_EQ(view(b, a)["hand"], json({"A6", "L6"}));
    EXPECT_EQ(view(b, als::b)["hand"], json({"S6"}));
    EXPECT_EQ(view(b, the_table)["hand"], json::array());
    for (Viewer eyes : {Viewer(a), Viewer(als::b), the_table})
        EXPECT_EQ(view(b, eyes)["handCount"], json({{"A", 2}, {"B", 1}}));
}

TEST(Rules, ALS_HIDE_2_FaceUpCardsAreForAll) {
    const Battle b("turn=A; A.hand=A6; B.hand=S6; B.land=L6+");
    for (Viewer eyes : {Viewer(a), Viewer(als::b), the_table})
        EXPECT_EQ(view(b, eyes)["stacks"]["B"]["land"][0]["card"], "L6");
}

TEST(Rules, ALS_HIDE_3_OnesOwnFaceDownCardsAtAnyTime) {
    Battle b("turn=A; A.hand=A6 A5; B.hand=S6 S5");
    b.says("A play A6 sea down").says("B play S6 sea up").says("A play A5 air up");
    EXPECT_EQ(view(b, a)["stacks"]["A"]["sea"][0]["card"], "A6");
}

TEST(Rules, ALS_HIDE_4_TheOthersFaceDownCardsShowPlaceAndStrengthAlone) {
    Battle b("turn=A; A.hand=L2 A5; B.hand=S6; B.sea=S5+; B.land=S2+");
    b.says("A play L2 land up").says("A flip sea.B");  // both saw Blockade before it was turned down
    for (Viewer eyes : {Viewer(a), the_table}) {
        const json card = view(b, eyes)["stacks"]["B"]["sea"][0];
        EXPECT_EQ(card["card"], "?");
        EXPECT_EQ(card["strength"], 4);  // Escalation
        EXPECT_EQ(card["up"], false);
    }
    EXPECT_EQ(view(b, als::b)["stacks"]["B"]["sea"][0]["card"], "S5");
}

TEST(Rules, ALS_HIDE_5_TheDeckIsNobodysItsSizeIsPublic) {
    const Battle b("turn=A; A.hand=A6; B.hand=S6; deck=L1 L2 L3");
    for (Viewer eyes : {Viewer(a), Viewer(als::b), the_table}) {
        const json v = view(b, eyes);
        EXPECT_EQ(v["deck"], 3);
        for (const char* card : {"L1", "L2", "L3"}) EXPECT_EQ(v.dump().find(card), std::string::npos) << card;
    }
}

TEST(Rules, ALS_HIDE_6_TheCardReinforceDrawsIsItsOwners) {
    Battle b("turn=A; A.hand=L1 A6; B.hand=S6; deck=S3 A1");
    b.says("A play L1 land up");
    EXPECT_EQ(view(b, a)["drawn"], "S3");
    EXPECT_EQ(view(b, als::b)["drawn"], nullptr);
    EXPECT_EQ(view(b, the_table)["drawn"], nullptr);
    EXPECT_EQ(b.told(Viewer(als::b)), "play_up L1, ability L1, reinforce_look ?");
    b.says("A place sea");
    EXPECT_EQ(view(b, als::b)["stacks"]["A"]["sea"][0]["card"], "?");
}

TEST(Rules, ALS_HIDE_7_ADestroyedCardIsKnownToThoseWhoSawIt) {
    Battle down("turn=A; A.hand=L6 L5; B.hand=S6; B.air=A5+");
    down.says("A play L6 sea down");
    Battle again = down;
    EXPECT_EQ(down.told(Viewer(als::b)), "destroyed_down ?");
    EXPECT_EQ(again.told(Viewer(a)), "destroyed_down L6");
    Battle up("order=ALS; turn=A; A.hand=L6 L5; B.hand=S6; B.sea=S5+; A.land=L1+ L2+ L3+");
    up.says("A play L6 land up");
    EXPECT_EQ(up.told(Viewer(als::b)), "destroyed_up L6");
}

TEST(Rules, ALS_HIDE_8_OrderRolesPointsPermissionsQueueAndDecisionArePublic) {
    Battle b("order=SAL; first=B; turn=A; airDrop=B; vp=3:4; A.hand=L5 A6; B.hand=S6; A.air=A3-; B.sea=S1-");
    b.says("A play L5 land up").says("A flip air.A");
    const json table = view(b, the_table);
    EXPECT_EQ(table["order"], json({"sea", "air", "land"}));
    EXPECT_EQ(table["first"], "B");
    EXPECT_EQ(table["vp"], json({3, 4}));
    EXPECT_EQ(table["airDrop"], json({{"A", false}, {"B", true}}));
    EXPECT_EQ(table["queue"], json({"A3"}));
    EXPECT_EQ(table["prompt"], json({{"seats", {"B"}}, {"kind", "FLIP"}}));
    for (const char* part : {"order", "first", "vp", "airDrop", "queue", "prompt"})
        EXPECT_EQ(view(b, als::b)[part], table[part]) << part;
}

TEST(Rules, ALS_HIDE_9_OptionsThatTellCardsAreSecretFlipsAreNot) {
    Battle flip("turn=A; A.hand=L2 A6; B.hand=S6");
    flip.says("A play L2 land up").says("A flip");
    EXPECT_EQ(flip.match.prompt().secrecy, Secrecy::open);
    Battle transport("turn=A; A.hand=S1 A6; B.hand=S6; A.land=L6-");
    transport.says("A play S1 sea up").says("A move");
    EXPECT_NE(transport.match.prompt().secrecy, Secrecy::open);
    Battle redeploy("turn=A; A.hand=S4 A6; B.hand=S6; A.land=L6-");
    redeploy.says("A play S4 sea up").says("A return");
    EXPECT_NE(redeploy.match.prompt().secrecy, Secrecy::open);
    Battle hand("turn=A; A.hand=S4 A6; B.hand=S6");
    hand.says("A play");
    EXPECT_NE(hand.match.prompt().secrecy, Secrecy::open);
}

TEST(Rules, ALS_HIDE_11_TheRecordShownToASeatHidesTheOthersSecretWords) {
    Battle b("turn=A; A.hand=A6 L6; B.hand=S4 S6; B.land=L1-");
    b.says("A play A6 sea down").says("B play S4 sea up").says("B return L1").says("B play L1 air down");
    EXPECT_EQ(b.match.transcript(the_table), "A play ? sea down\nB play S4 sea up\nB return ?\nB play ? air down");
    EXPECT_EQ(b.match.transcript(a), "A play A6 sea down\nB play S4 sea up\nB return ?\nB play ? air down");
    EXPECT_EQ(b.match.transcript(als::b), "A play ? sea down\nB play S4 sea up\nB return L1\nB play L1 air down");
}

}  // namespace
}  // namespace hexmoot::als
