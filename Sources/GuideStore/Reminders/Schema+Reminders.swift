extension Schema {
  /// Reminder rules, the airings they took, and what imports changed since they were last matched.
  static let reminders = """
    CREATE TABLE reminder_rule(
      key INTEGER PRIMARY KEY AUTOINCREMENT,
      rule TEXT NOT NULL,                             -- JSON of ReminderRule
      matched INTEGER NOT NULL DEFAULT 0              -- 0: the whole guide is still to be looked through
    );
    CREATE TABLE reminder(
      key INTEGER PRIMARY KEY,
      rule INTEGER NOT NULL,
      airing INTEGER NOT NULL,                        -- as last found
      row INTEGER NOT NULL,                           -- the channel it is shown on; source and feed_id find it again
      source TEXT NOT NULL,
      feed_id TEXT NOT NULL,
      channel_name TEXT NOT NULL,
      start INTEGER NOT NULL,                         -- as shown, UTC seconds
      stop INTEGER NOT NULL,
      title TEXT NOT NULL,
      subtitle TEXT NOT NULL,
      episode TEXT NOT NULL,
      lead INTEGER NOT NULL,                          -- seconds
      state INTEGER NOT NULL,                         -- 0 waiting, 1 given, 2 snoozed, 3 done, 4 missed
      at INTEGER NOT NULL,                            -- given at, snoozed until
      times INTEGER NOT NULL,                         -- how often given
      standing INTEGER NOT NULL,                      -- 0 listed, 1 no longer in the guide, 2 its channel is gone
      wake INTEGER                                    -- when something is to be done about it
    );
    CREATE INDEX reminder_wake ON reminder(wake) WHERE wake IS NOT NULL;
    CREATE INDEX reminder_of_rule ON reminder(rule);
    CREATE TABLE reminder_episode(                    -- what rules for new episodes have taken
      rule INTEGER NOT NULL,
      episode TEXT NOT NULL,
      PRIMARY KEY(rule, episode)
    ) WITHOUT ROWID;
    CREATE TABLE reminder_change(                     -- starts of airings that rules have not seen: [first, last)
      channel INTEGER PRIMARY KEY,
      first INTEGER NOT NULL,
      last INTEGER NOT NULL,
      version INTEGER NOT NULL
    );
    CREATE TABLE reminder_edit(key INTEGER PRIMARY KEY, number INTEGER NOT NULL);  -- of changes to these tables
    INSERT INTO reminder_edit VALUES(1, 0);
    CREATE TRIGGER reminder_airings_change AFTER UPDATE OF dirty_from, dirty_to ON channel
    WHEN new.dirty_from < new.dirty_to AND EXISTS(SELECT 1 FROM reminder_rule)
      AND (old.dirty_from IS NULL OR (new.dirty_from <= old.dirty_from AND new.dirty_to >= old.dirty_to))
    BEGIN
      INSERT INTO reminder_change VALUES(new.key, new.dirty_from, new.dirty_to, 1)
      ON CONFLICT(channel) DO UPDATE SET first = min(first, excluded.first), last = max(last, excluded.last),
        version = version + 1;
    END;
    CREATE TRIGGER reminder_member_comes AFTER INSERT ON member WHEN EXISTS(SELECT 1 FROM reminder_rule) BEGIN
      INSERT INTO reminder_change VALUES(new.channel, 0, 17179869183, 1)
      ON CONFLICT(channel) DO UPDATE SET first = 0, last = excluded.last, version = version + 1;
    END;
    CREATE TRIGGER reminder_channel_goes AFTER DELETE ON channel WHEN EXISTS(SELECT 1 FROM reminder_rule) BEGIN
      INSERT INTO reminder_change VALUES(old.key, 0, 0, 1)
      ON CONFLICT(channel) DO UPDATE SET version = version + 1;
    END;
    """
}
