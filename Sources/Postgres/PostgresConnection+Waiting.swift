extension PostgresConnection {
  /// Waits until a condition holds on the server, in one statement: this side waits for the socket, and a connection
  /// that breaks ends the wait.
  /// - Parameters:
  ///   - condition: an expression of SQL, looked at every 5 ms.
  ///   - seconds: how long to wait at most.
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
