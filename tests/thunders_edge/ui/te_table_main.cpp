#include "tests/ui/table_stage.h"

int main(int argc, char** argv) { return hexmoot::ui::run_table_tests(argc, argv, "thunders_edge"); }
