import Photos
import PhotosUI
import Testing
import UIKit

@MainActor @Suite(.serialized) struct LivePhotoTests {
  /// A folder with a picture of 8 by 6 pixels, and a film that cannot be played.
  private func files() throws -> (folder: URL, photo: URL, film: URL) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6), format: format).pngData {
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
    }
    let (photo, film) = (folder.appendingPathComponent("a.png"), folder.appendingPathComponent("a.mov"))
    try picture.write(to: photo)
    try Data("film".utf8).write(to: film)
    return (folder, photo, film)
  }

  private func request(_ files: [URL]) async -> (photo: PHLivePhoto?, hasError: Bool) {
    await withCheckedContinuation { continuation in
      PHLivePhoto.request(
        withResourceFileURLs: files, placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit
      ) { photo, info in
        continuation.resume(returning: (photo, info[PHLivePhotoInfoErrorKey] is PHPhotosError))
      }
    }
  }

  @Test func filesMakeAPhotoWithAFilm() async throws {
    let files = try files()
    defer { try? FileManager.default.removeItem(at: files.folder) }
    let made = await request([files.film, files.photo])
    #expect(made.photo?.size == CGSize(width: 8, height: 6) && !made.hasError)
    let without = await request([files.photo])
    #expect(without.photo == nil && without.hasError)
    let missing = await request([files.photo, URL(fileURLWithPath: "/nowhere.mov")])
    #expect(missing.photo == nil && missing.hasError)
  }

  @Test func aCancelledRequestReportsIt() async throws {
    let isCancelled = await withCheckedContinuation { continuation in
      let id = PHLivePhoto.request(
        withResourceFileURLs: [], placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit
      ) { photo, info in
        continuation.resume(returning: photo == nil && info[PHLivePhotoInfoCancelledKey] as? Bool == true)
      }
      PHLivePhoto.cancelRequest(withRequestID: id)
    }
    #expect(isCancelled)
  }

  private final class Listener: NSObject, PHLivePhotoViewDelegate {
    var events: [String] = []
    var allows = true
    func livePhotoView(
      _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool { allows }
    func livePhotoView(
      _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) { events.append("begin \(playbackStyle)") }
    func livePhotoView(
      _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) { events.append("end \(playbackStyle)") }
  }

  @Test func aViewPlaysUntilItIsStopped() async throws {
    let files = try files()
    defer { try? FileManager.default.removeItem(at: files.folder) }
    let photo = try #require(await request([files.photo, files.film]).photo)
    let view = PHLivePhotoView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    let listener = Listener()
    view.delegate = listener
    view.startPlayback(with: .full)
    #expect(listener.events.isEmpty, "there is no photo")
    view.livePhoto = photo
    #expect(view.sizeThatFits(.zero) == CGSize(width: 8, height: 6))
    listener.allows = false
    view.startPlayback(with: .full)
    #expect(listener.events.isEmpty)
    listener.allows = true
    view.startPlayback(with: .hint)
    view.startPlayback(with: .full)
    view.stopPlayback()
    view.stopPlayback()
    #expect(listener.events == ["begin hint", "end hint"])
    view.startPlayback(with: .full)
    view.livePhoto = nil
    #expect(listener.events.last == "end full")
    #expect(view.gestureRecognizers?.contains(view.playbackGestureRecognizer) == true)
  }
}
