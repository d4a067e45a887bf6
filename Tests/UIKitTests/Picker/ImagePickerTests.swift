import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics
@testable import WindowServer

@MainActor private final class Receiver: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  var results: [[UIImagePickerController.InfoKey: Any]] = []
  var cancels = 0
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { results.append(info) }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }
}

@MainActor @Suite(.serialized) struct ImagePickerTests {
  private func present(_ picker: UIImagePickerController, _ stage: Stage) {
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.window.layoutIfNeeded()
    root.present(picker, animated: false)
    stage.pacer.advance(by: 1)
  }

  private func withChoice(_ paths: [String], _ body: () -> Void) {
    let server = UIWindow.server as? HeadlessServer
    server?.fileChoice = { request in
      #expect(!request.takesSeveral)
      return paths
    }
    body()
    server?.fileChoice = nil
  }

  @Test func withoutADialogForFilesThereIsNoSource() {
    Stage.run { stage in
      #expect(!UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
      #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == nil)
      let (picker, receiver) = (UIImagePickerController(), Receiver())
      picker.delegate = receiver
      present(picker, stage)
      #expect(receiver.cancels == 1 && receiver.results.isEmpty)
    }
  }

  @Test func theChosenPictureIsReported() throws {
    let assets = try AssetBundle()
    try assets.write(.red, side: 4, to: "dot.png")
    let path = assets.folder.appendingPathComponent("dot.png").path
    Stage.run { stage in
      withChoice([path]) {
        #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        let (picker, receiver) = (UIImagePickerController(), Receiver())
        picker.delegate = receiver
        present(picker, stage)
        let info = receiver.results.first
        #expect((info?[.originalImage] as? UIImage)?.size == CGSize(width: 4, height: 4))
        #expect((info?[.imageURL] as? URL)?.path == path)
        #expect(info?[.mediaType] as? String == "public.image" && info?[.editedImage] == nil)
        #expect(receiver.results.count == 1 && receiver.cancels == 0)
      }
    }
  }

  @Test func aFileThatIsNoPictureOrNoFileCancels() throws {
    let assets = try AssetBundle()
    try assets.write("text", to: "dot.png")
    let path = assets.folder.appendingPathComponent("dot.png").path
    for paths in [[path], []] {
      Stage.run { stage in
        withChoice(paths) {
          let (picker, receiver) = (UIImagePickerController(), Receiver())
          picker.delegate = receiver
          present(picker, stage)
          #expect(receiver.cancels == 1 && receiver.results.isEmpty)
        }
      }
    }
  }

  @Test func withoutADelegateThePickerGoes() {
    Stage.run { stage in
      let picker = UIImagePickerController()
      present(picker, stage)
      #expect(picker.presentingViewController == nil)
    }
  }
}
