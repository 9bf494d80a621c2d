// A disk that fails on demand, between SQLite and the real one.
#pragma once
#include <string>
#include <vector>

#include <sqlite3.h>

namespace hexmoot::store {

// While it lives it is SQLite's default disk. One at a time; it must outlive the connections opened meanwhile.
class FaultDisk {
  public:
    FaultDisk();
    FaultDisk(const FaultDisk&) = delete;
    FaultDisk& operator=(const FaultDisk&) = delete;
    ~FaultDisk();

    // After `count` more writes and syncs, each fails with this SQLite code until heal().
    void fail_after(int count, int code);
    void heal();
    int writes() const { return writes_; }
    int syncs() const { return syncs_; }

  private:
    struct File;
    static int open(sqlite3_vfs*, const char*, sqlite3_file*, int, int*);
    static FaultDisk& of(sqlite3_vfs* vfs) { return *static_cast<FaultDisk*>(vfs->pAppData); }
    int next();  // SQLITE_OK, or the code this operation fails with

    sqlite3_vfs* real_;
    sqlite3_vfs vfs_;
    int left_ = -1;  // -1: healthy
    int code_ = SQLITE_OK;
    int writes_ = 0, syncs_ = 0;
};

}  // namespace hexmoot::store
