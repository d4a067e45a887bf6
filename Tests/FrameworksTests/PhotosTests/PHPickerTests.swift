import PhotosUI
import Testing
import UIKit
import WindowServer

@MainActor @Suite(.serialized) struct PHPickerTests {
  private final class Receiver: PHPickerViewControllerDelegate {
    var choices: [[PHPickerResult]] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      choices.append(results)
    }
  }

  private func choose(_ paths: [String]?, limit: Int = 1, filter: PHPickerFilter? = nil) -> (Receiver, [FileRequest]) {
    let receiver = Receiver()
    var requests: [FileRequest] = []
    FrameworkStage.run { stage in
      if let paths {
        stage.server.fileChoice = { request in
          requests.append(request)
          return paths
        }
      }
      var configuration = PHPickerConfiguration()
      configuration.selectionLimit = limit
      configuration.filter = filter
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = receiver
      stage.present(picker)
      #expect(stage.root.presentedViewController === picker, "the delegate dismisses the picker")
    }
    return (receiver, requests)
  }

  @Test func withoutADialogNothingIsChosen() {
    let (receiver, _) = choose(nil)
    #expect(receiver.choices.map(\.count) == [0])
  }

  @Test func theLimitIsKept() {
    let (one, single) = choose(["/a.png", "/b.png"])
    #expect(one.choices.map(\.count) == [1] && single.first?.takesSeveral == false)
    let (all, several) = choose(["/a.png", "/b.png"], limit: 0)
    #expect(all.choices.map(\.count) == [2] && several.first?.takesSeveral == true)
  }

  @Test func aChosenPictureIsLoaded() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    try #require(picture.pngData()).write(to: file)
    let provider = try #require(choose([file.path], filter: .images).0.choices.first?.first?.itemProvider)
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    let size = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: UIImage.self) { image, _ in
        let image = image as? UIImage
        continuation.resume(
          returning: image.map { CGSize(width: $0.size.width * $0.scale, height: $0.size.height * $0.scale) })
      }
    }
    #expect(size?.width == 4 * picture.scale)
  }

  @Test func filtersAreCombined() {
    #expect(PHPickerFilter.all(of: [.images, .not(.videos)]) == .images)
    #expect(PHPickerFilter.any(of: [.images, .videos]) != .images)
    #expect(PHPickerFilter.all(of: [.images, .videos]) == .livePhotos)
  }

  @Test func thereIsNoLibrary() async {
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .denied)
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    let error = await #expect(throws: PHPhotosError.self) {
      try await PHPhotoLibrary.shared().performChanges { Issue.record("the block ran") }
    }
    #expect(error?.code == .accessUserDenied)
  }
}
