import Foundation
import GuideModel
import Testing

@testable import GuideFormats

/// Reads real feeds: the files in `FEEDS/xmltv`, or in `../shared/xmltv` next to the repository. Skipped if there are
/// none.
@Suite struct RealFeedTests {
  static let folder =
    (ProcessInfo.processInfo.environment["FEEDS"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared"))
    .appendingPathComponent("xmltv").path
  static let files = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []

  @Test(.enabled(if: !files.isEmpty), arguments: files) func `a real feed is read`(file: String) throws {
    // The two of fifty megabytes take too long without optimisation; the benchmarks read them.
    guard !file.contains("MB.xml.gz") else { return }
    var programmes = 0
    let report = try XMLTVReader().read(try FeedLocation("\(Self.folder)/\(file)").open()) {
      programmes += $0.programmes.count
    }
    #expect(report.programmes == programmes)
    #expect(programmes > 0 && report.channels > 0)
    #expect(!report.isPartial)
  }

  /// Returns a hash of everything that a reader emits; within one process equal feeds have equal hashes.
  private static func hash(_ file: String, readsOrdinary: Bool) throws -> Int {
    var options = XMLTVOptions()
    options.readsOrdinaryRecords = readsOrdinary
    var hasher = Hasher()
    let report = try XMLTVReader(options: options).read(try FeedLocation("\(folder)/\(file)").open()) { batch in
      func combine(_ slice: FeedBatch.Slice) {
        let start = Int(slice.offset)
        hasher.combine(batch.bytes[start..<start + Int(slice.length)])
      }
      for record in batch.programmes {
        for slice in [record.channelFeedID, record.title, record.subtitle, record.summary, record.details] {
          combine(slice)
        }
        hasher.combine(record.start)
        hasher.combine(record.stop)
        hasher.combine(record.genre)
        hasher.combine(record.flags)
      }
      for record in batch.channels { for slice in [record.feedID, record.name, record.details] { combine(slice) } }
    }
    for (issue, count) in report.issues.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      hasher.combine("\(issue) \(count)")
    }
    return hasher.finalize()
  }

  @Test(.enabled(if: !files.isEmpty), arguments: files)
  func `a real feed comes out the same without libxml2`(file: String) throws {
    guard !file.contains("MB.xml.gz") else { return }
    #expect(try Self.hash(file, readsOrdinary: true) == Self.hash(file, readsOrdinary: false))
  }
}
