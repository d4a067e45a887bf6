extension PostgresConnection {
  /// Waits on the server until a condition holds, in one statement: the client waits for the socket, and a broken
  /// connection ends the wait.
  /// - Parameters:
  ///   - condition: an SQL expression, checked every 5 ms.
  ///   - seconds: the greatest time to wait.
  /// - Returns: whether it holds.
  package func wait(until condition: String, seconds: Double) throws -> Bool {
    try execute(
      """
      DO $wait$
      DECLARE ends timestamptz := clock_timestamp() + interval '\(Int(seconds * 1_000)) milliseconds';
      BEGIN
        WHILE NOT coalesce((\(condition)), false) AND clock_timestamp() < ends LOOP
          PERFORM pg_sleep(0.005), pg_stat_clear_snapshot();
        END LOOP;
      END $wait$
      """)
    return try integer("SELECT 1 WHERE \(condition)") != nil
  }
}
