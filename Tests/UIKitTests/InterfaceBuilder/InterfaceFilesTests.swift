import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

@MainActor @Suite struct InterfaceFilesTests {
  @Test func theDocumentLeastDeepIsFound() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [
      "Example/App/Cell.xib", "Tests/Cell.xib", "Tests/Page.storyboard", ".build/Hidden.xib", "Tests/a.json",
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let found = InterfaceFiles.documents(in: folder)
    #expect(Set(found.keys) == ["Cell.xib", "Page.storyboard"])
    #expect(found["Cell.xib"]?.path.hasSuffix("Tests/Cell.xib") == true)
    #expect(InterfaceFiles.documents(in: nil).isEmpty)
  }
}
