import Foundation
import Testing

@testable import GuideFormats

/// Real feeds beside the repository; skipped where they are not.
@Suite struct RealFeedTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/xmltv").path
  static let files = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []

  @Test(.enabled(if: !files.isEmpty), arguments: files) func `a real feed is read`(file: String) throws {
    // The two of fifty megabytes take too long without optimisation; the bench reads them.
    guard !file.contains("MB.xml.gz") else { return }
    var programmes = 0
    let report = try XMLTVReader().read(try FeedLocation("\(Self.folder)/\(file)").open()) {
      programmes += $0.programmes.count
    }
    #expect(report.programmes == programmes)
    #expect(programmes > 0 && report.channels > 0)
    #expect(!report.isPartial)
  }
}
