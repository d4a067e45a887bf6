import Foundation
import GuideModel

extension GuideStore {
  /// Returns the streams of rows, the best address of each first, without channels of guides. Waits for the disk.
  /// - Complexity: O(streams).
  public func streams() throws(GuideStoreError) -> [Channel.Key: [ChannelStream]] {
    try translatingErrors {
      try readers.withReader { reader in
        let decoder = JSONDecoder()
        var streams: [Channel.Key: [ChannelStream]] = [:]
        try reader.connection.statement("SELECT channel, address, details FROM stream ORDER BY channel, ordinal")
          .forEachRow { row in
            guard var stream = try? decoder.decode(ChannelStream.self, from: Data(row.text(2).utf8)) else { return }
            stream.address = row.text(1)
            streams[Channel.Key(truncatingIfNeeded: row.int64(0)), default: []].append(stream)
          }
        return streams
      }
    }
  }
}
