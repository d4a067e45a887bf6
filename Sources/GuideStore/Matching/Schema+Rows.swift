extension Schema {
  /// Sources with their addresses and schedules, rows that are separate from the feeds' channels, streams.
  static let sourcesAndRows = """
    ALTER TABLE source ADD COLUMN kind TEXT NOT NULL DEFAULT 'guide';       -- guide, playlist, grabber, demo
    ALTER TABLE source ADD COLUMN address TEXT NOT NULL DEFAULT '';         -- without credentials; empty: cannot be refreshed
    ALTER TABLE source ADD COLUMN identity TEXT NOT NULL DEFAULT '';        -- tells addresses apart, credentials included
    ALTER TABLE source ADD COLUMN has_secret INTEGER NOT NULL DEFAULT 0;    -- the address is whole only with what is kept elsewhere
    ALTER TABLE source ADD COLUMN standalone INTEGER NOT NULL DEFAULT 1;    -- 0: read for playlists only (serves)
    ALTER TABLE source ADD COLUMN every INTEGER NOT NULL DEFAULT 0;         -- seconds between refreshes, 0: by hand
    ALTER TABLE source ADD COLUMN attempted INTEGER;                        -- UTC seconds of the last attempt
    ALTER TABLE source ADD COLUMN failure TEXT;                             -- of the last attempt
    ALTER TABLE source ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;      -- in a row
    ALTER TABLE source ADD COLUMN etag TEXT NOT NULL DEFAULT '';
    ALTER TABLE source ADD COLUMN modified TEXT NOT NULL DEFAULT '';        -- Last-Modified
    ALTER TABLE source ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;         -- of its text, decompressed
    ALTER TABLE source ADD COLUMN priority INTEGER NOT NULL DEFAULT 0;      -- lower numbers win
    ALTER TABLE source ADD COLUMN shift INTEGER NOT NULL DEFAULT 0;         -- seconds added to its times
    ALTER TABLE source ADD COLUMN keep INTEGER NOT NULL DEFAULT 1209600;    -- seconds that old airings stay
    UPDATE source SET identity = name, kind = iif(name = 'demo guide', 'demo', 'guide'),
      address = iif(name LIKE '/%' OR (name LIKE 'http%://%' AND name NOT LIKE '% #%'), name, '');
    UPDATE source SET every = 43200 WHERE address LIKE 'http%';
    CREATE TABLE serves(                                                    -- guides that are read for a playlist
      playlist INTEGER NOT NULL,
      guide INTEGER NOT NULL,
      named INTEGER NOT NULL,                                               -- by the playlist itself
      PRIMARY KEY(playlist, guide)
    ) WITHOUT ROWID;
    ALTER TABLE channel ADD COLUMN is_row INTEGER NOT NULL DEFAULT 1;       -- 0: shown only in rows of others (member), or not at all
    ALTER TABLE channel ADD COLUMN feed_order INTEGER NOT NULL DEFAULT 0;   -- place in its feed
    ALTER TABLE channel ADD COLUMN default_position INTEGER;                -- as last set without the owner
    ALTER TABLE channel ADD COLUMN placed INTEGER NOT NULL DEFAULT 0;       -- position is the owner's
    ALTER TABLE channel ADD COLUMN tvg_id TEXT NOT NULL DEFAULT '';         -- of a playlist's channel
    ALTER TABLE channel ADD COLUMN tvg_name TEXT NOT NULL DEFAULT '';
    ALTER TABLE channel ADD COLUMN tvg_shift INTEGER NOT NULL DEFAULT 0;    -- seconds
    ALTER TABLE channel ADD COLUMN shift INTEGER NOT NULL DEFAULT 0;        -- the owner's correction, seconds
    ALTER TABLE channel ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;         -- no longer in its playlist; kept for the owner's settings
    ALTER TABLE channel ADD COLUMN heir INTEGER;                            -- the channel whose settings it took over
    UPDATE channel SET feed_order = position, default_position = position;
    UPDATE channel SET placed = 1 WHERE EXISTS(
      SELECT 1 FROM (
        SELECT row_number() OVER (ORDER BY position, key) AS a, row_number() OVER (ORDER BY key) AS b FROM channel
      ) WHERE a <> b);
    CREATE TABLE member(                                                    -- what a row shows; without any, itself
      row INTEGER NOT NULL,
      rank INTEGER NOT NULL,                                                -- holes of a lower rank are filled from the next
      channel INTEGER NOT NULL,
      shift INTEGER NOT NULL,                                               -- seconds by which the row shows it later
      rule INTEGER NOT NULL,                                                -- MatchRule
      PRIMARY KEY(row, rank)
    ) WITHOUT ROWID;
    CREATE INDEX member_channel ON member(channel);
    CREATE TABLE doubt(                                                     -- what a person should look at
      row INTEGER NOT NULL,
      channel INTEGER NOT NULL,
      rule INTEGER NOT NULL,
      shift INTEGER NOT NULL,
      PRIMARY KEY(row, channel)
    ) WITHOUT ROWID;
    CREATE TABLE choice(                                                    -- the owner's word on two channels; survives their removal
      row_source TEXT NOT NULL,
      row_id TEXT NOT NULL,
      source TEXT NOT NULL,
      id TEXT NOT NULL,
      is_match INTEGER NOT NULL,
      shift INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY(row_source, row_id, source, id)
    ) WITHOUT ROWID;
    CREATE TABLE stream(                                                    -- may hold credentials: never shown
      channel INTEGER NOT NULL,
      ordinal INTEGER NOT NULL,
      address TEXT NOT NULL,
      details TEXT NOT NULL,                                                -- JSON of ChannelStream without the address
      PRIMARY KEY(channel, ordinal)
    ) WITHOUT ROWID;
    """

  /// The numbers of channels and airings of sources.
  static let sourceSizes = """
    ALTER TABLE source ADD COLUMN airings INTEGER NOT NULL DEFAULT 0;       -- of the last import
    """
}
