import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics
@testable import WindowServer

@MainActor private final class Receiver: NSObject, UIDocumentPickerDelegate {
  var urls: [URL] = []
  var cancels = 0
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { self.urls = urls }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancels += 1 }
}

@MainActor @Suite(.serialized) struct DocumentPickerTests {
  private func pick(_ picker: UIDocumentPickerViewController, _ paths: [String]?) -> Receiver {
    let receiver = Receiver()
    Stage.run { stage in
      let server = UIWindow.server as? HeadlessServer
      if let paths { server?.fileChoice = { _ in paths } }
      picker.delegate = receiver
      let root = UIViewController()
      stage.window.rootViewController = root
      stage.window.layoutIfNeeded()
      root.present(picker, animated: false)
      stage.pacer.advance(by: 1)
      #expect(picker.presentingViewController == nil)
    }
    return receiver
  }

  @Test func theChosenFilesAreReportedAfterThePickerHasGone() throws {
    let assets = try AssetBundle()
    try assets.write("text", to: "a.txt")
    let file = assets.folder.appendingPathComponent("a.txt")
    let opened = pick(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]), [file.path])
    #expect(opened.urls.map(\.path) == [file.path] && opened.cancels == 0)
    let copied = pick(UIDocumentPickerViewController(documentTypes: ["public.plain-text"], in: .import), [file.path])
    let copy = try #require(copied.urls.first)
    #expect(copy.path != file.path && (try? String(contentsOf: copy, encoding: .utf8)) == "text")
    try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
  }

  @Test func exportedFilesAreCopiedOrMovedWithoutReplacingOthers() throws {
    let assets = try AssetBundle()
    for name in ["a.txt", "b.txt", "b", "out/a.txt", "out/a 2.txt"] { try assets.write(name, to: name) }
    let out = assets.folder.appendingPathComponent("out")
    func text(_ name: String) -> String? {
      try? String(contentsOfFile: assets.folder.path + "/" + name, encoding: .utf8)
    }
    let files = ["a.txt", "gone.txt", "b"].map { assets.folder.appendingPathComponent($0) }
    let copied = pick(UIDocumentPickerViewController(forExporting: files, asCopy: true), [out.path])
    #expect(copied.urls.map(\.lastPathComponent) == ["a 3.txt", "b"])
    #expect(text("out/a 3.txt") == "a.txt" && text("a.txt") == "a.txt" && text("out/a.txt") == "out/a.txt")
    let b = assets.folder.appendingPathComponent("b.txt")
    let moved = pick(UIDocumentPickerViewController(forExporting: [b]), [out.path])
    #expect(moved.urls.map(\.lastPathComponent) == ["b.txt"])
    #expect(text("b.txt") == nil && text("out/b.txt") == "b.txt")
    #expect(pick(UIDocumentPickerViewController(url: b, in: .moveToService), nil).cancels == 1)
  }

  @Test func choosingNothingOrHavingNoDialogCancels() {
    #expect(pick(UIDocumentPickerViewController(forOpeningContentTypes: [.item]), []).cancels == 1)
    #expect(pick(UIDocumentPickerViewController(forOpeningContentTypes: [.item]), nil).cancels == 1)
  }
}
