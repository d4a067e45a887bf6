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

  @Test func choosingNothingOrHavingNoDialogCancels() {
    #expect(pick(UIDocumentPickerViewController(forOpeningContentTypes: [.item]), []).cancels == 1)
    #expect(pick(UIDocumentPickerViewController(forOpeningContentTypes: [.item]), nil).cancels == 1)
  }
}
