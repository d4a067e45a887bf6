/// The key's layout in SQL, for statements on the table `airing`. The layout is defined here, in `AiringKey`, and in
/// the schema's first version, which never changes.
extension AiringKey {
  /// SQL for the channel of an airing.
  static let channelSQL = "id >> \(channelShift)"
  /// SQL for the start of an airing, UTC seconds.
  static let startSQL = "(id >> \(startShift) & \(maximumStart))"
  /// SQL for whether the index `airing_long` has an airing. SQLite compares it with the index's own condition, term by
  /// term.
  static let isLongSQL = "stop - \(startSQL) > \(Schema.longAiring)"

  /// Returns SQL for the first key of a channel that starts at an instant; both are SQL. The instant must be within the
  /// range of keys.
  static func sql(channel: String, start: String) -> String {
    "((\(channel) << \(channelShift)) | (\(start) << \(startShift)))"
  }

  /// Returns SQL for the first key of a channel.
  static func sql(channel: String) -> String { "(\(channel) << \(channelShift))" }
}
