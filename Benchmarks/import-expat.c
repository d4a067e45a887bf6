/*
 * The baseline of importing: expat into SQLite, written in C for speed and nothing else.
 *
 *   import-expat FEED DATABASE          stores
 *   import-expat FEED DATABASE fts5     stores and makes searchable
 *
 * Write-ahead log, one transaction, one prepared statement, texts bound without a copy. It stores title, episode title,
 * description and first category, but no credits, episode numbers, pictures or ratings. It repairs nothing, and each run
 * needs a new database.
 */
#include <expat.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "report.h"
#include "dates.h"

enum { TITLE, SUBTITLE, DESCRIPTION, CATEGORY, FIELDS };
static const char *names[FIELDS] = {"title", "sub-title", "desc", "category"};

static sqlite3 *database;
static sqlite3_stmt *insert, *index_insert;
static char *text[FIELDS];
static size_t length[FIELDS], capacity[FIELDS];
static int field = -1, channel;
static long start, stop, programmes;

/* Channels by name. Feeds list programmes channel by channel, so it is nearly always the last one. */
static char **channels;
static int channel_count, channel_room;

static void fail(const char *what) {
  fprintf(stderr, "import-expat: %s: %s\n", what, database ? sqlite3_errmsg(database) : "");
  exit(1);
}

static int channel_named(const char *name) {
  if (channel < channel_count && strcmp(channels[channel], name) == 0) return channel;
  for (int i = channel_count - 1; i >= 0; i--)
    if (strcmp(channels[i], name) == 0) return i;
  if (channel_count == channel_room) {
    channel_room = channel_room * 2 + 64;
    channels = realloc(channels, channel_room * sizeof *channels);
  }
  channels[channel_count] = strdup(name);
  return channel_count++;
}

static void begin(void *data, const char *name, const char **attributes) {
  (void)data;
  field = -1;
  if (strcmp(name, "programme") == 0) {
    start = stop = 0;
    for (; *attributes; attributes += 2) {
      if (strcmp(attributes[0], "channel") == 0) channel = channel_named(attributes[1]);
      if (strcmp(attributes[0], "start") == 0) start = seconds_since_1970(attributes[1]);
      if (strcmp(attributes[0], "stop") == 0) stop = seconds_since_1970(attributes[1]);
    }
    memset(length, 0, sizeof length);
    return;
  }
  for (int i = 0; i < FIELDS; i++)
    if (length[i] == 0 && strcmp(name, names[i]) == 0) field = i;
}

static void characters(void *data, const char *bytes, int count) {
  (void)data;
  if (field < 0) return;
  if (length[field] + count > capacity[field]) {
    capacity[field] = (length[field] + count) * 2;
    text[field] = realloc(text[field], capacity[field]);
  }
  memcpy(text[field] + length[field], bytes, count);
  length[field] += count;
}

static void end(void *data, const char *name) {
  (void)data;
  field = -1;
  if (strcmp(name, "programme") != 0) return;
  sqlite3_bind_int(insert, 1, channel);
  sqlite3_bind_int64(insert, 2, start);
  sqlite3_bind_int64(insert, 3, stop);
  for (int i = 0; i < FIELDS; i++) sqlite3_bind_text(insert, 4 + i, text[i] ? text[i] : "", length[i], SQLITE_STATIC);
  if (sqlite3_step(insert) != SQLITE_DONE) fail("insert");
  sqlite3_reset(insert);
  if (index_insert) {
    sqlite3_bind_int64(index_insert, 1, sqlite3_last_insert_rowid(database));
    for (int i = 0; i < CATEGORY; i++)
      sqlite3_bind_text(index_insert, 2 + i, text[i] ? text[i] : "", length[i], SQLITE_STATIC);
    if (sqlite3_step(index_insert) != SQLITE_DONE) fail("index");
    sqlite3_reset(index_insert);
  }
  programmes++;
}

static void run(const char *sql) {
  if (sqlite3_exec(database, sql, NULL, NULL, NULL) != SQLITE_OK) fail(sql);
}

int main(int count, char **arguments) {
  if (count < 3) fail("import-expat FEED DATABASE [fts5]");
  double began = clock_seconds();
  int file = open(arguments[1], O_RDONLY);
  if (file < 0) fail("the feed cannot be opened");
  if (sqlite3_open(arguments[2], &database) != SQLITE_OK) fail("the database cannot be opened");
  run("PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000;"
      "CREATE TABLE programme(id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, start INTEGER NOT NULL, stop INTEGER,"
      "  title TEXT, subtitle TEXT, description TEXT, category TEXT);"
      "CREATE INDEX programme_place ON programme(channel, start)");
  if (count > 3)
    run("CREATE VIRTUAL TABLE words USING fts5(title, subtitle, description, content = '', detail = column,"
        "  tokenize = 'unicode61 remove_diacritics 2')");
  run("BEGIN");
  sqlite3_prepare_v2(database, "INSERT INTO programme(channel, start, stop, title, subtitle, description, category)"
                               " VALUES(?, ?, ?, ?, ?, ?, ?)", -1, &insert, NULL);
  if (count > 3)
    sqlite3_prepare_v2(database, "INSERT INTO words(rowid, title, subtitle, description) VALUES(?, ?, ?, ?)", -1,
                       &index_insert, NULL);
  XML_Parser parser = XML_ParserCreate(NULL);
  XML_SetElementHandler(parser, begin, end);
  XML_SetCharacterDataHandler(parser, characters);
  ssize_t got;
  do {
    void *buffer = XML_GetBuffer(parser, 1 << 16);
    got = read(file, buffer, 1 << 16);
    if (XML_ParseBuffer(parser, got > 0 ? got : 0, got <= 0) == XML_STATUS_ERROR)
      fail(XML_ErrorString(XML_GetErrorCode(parser)));
  } while (got > 0);
  run("COMMIT");
  sqlite3_finalize(insert);
  sqlite3_finalize(index_insert);
  sqlite3_close(database);
  report(began, programmes);
  return 0;
}
