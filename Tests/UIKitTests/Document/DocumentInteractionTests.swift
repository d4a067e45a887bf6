import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

@MainActor @Suite(.serialized) struct DocumentInteractionTests {
  @MainActor private final class Listener: NSObject, UIDocumentInteractionControllerDelegate {
    var log: [String] = []
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
      log.append("will")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
      log.append("did")
    }
  }

  private func withFile(_ body: (URL) -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    body(file)
  }

  @Test func theFileGivesNameAndType() throws {
    try withFile { file in
      let controller = UIDocumentInteractionController(url: file)
      #expect(controller.name == file.lastPathComponent && controller.uti == "public.plain-text")
      controller.name = "Notes"
      #expect(controller.name == "Notes")
      #expect(!controller.presentPreview(animated: false), "there is no delegate that allows a preview")
    }
  }

  @Test func theMenuOffersToOpenTheFile() throws {
    try withFile { file in
      Stage.run(size: CGSize(width: 900, height: 700), scale: 1) { stage in
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.pacer.advance(by: 0.1)
        let listener = Listener()
        let controller = UIDocumentInteractionController(url: file)
        controller.delegate = listener
        let rect = CGRect(x: 100, y: 100, width: 40, height: 40)
        #expect(!controller.presentOptionsMenu(from: rect, in: UIView(), animated: false))
        #expect(controller.presentOptionsMenu(from: rect, in: root.view, animated: false))
        stage.pacer.advance(by: 0.5)
        let list = root.presentedViewController as? UIActivityViewController
        #expect(list?.offered.contains { $0.activityType == .openLink } == true)
        controller.dismissMenu(animated: false)
        stage.pacer.advance(by: 0.5)
        #expect(root.presentedViewController == nil)
        #expect(listener.log == ["will", "did"])
      }
    }
  }
}
