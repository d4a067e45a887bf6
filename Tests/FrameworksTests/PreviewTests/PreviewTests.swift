@testable import LinkPresentation
import MediaPlayer
@testable import QuickLook
import Testing
import UIKit

@MainActor @Suite(.serialized) struct PreviewTests {
  private final class Files: NSObject, QLPreviewControllerDataSource {
    var items: [NSURL] = []
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      items[index]
    }
  }

  private func withFile(_ name: String, _ data: Data, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    try body(file)
  }

  @Test func textsPicturesAndOthersAreDistinguished() throws {
    try withFile("a.txt", Data("Grüße".utf8)) { #expect(PreviewContents.read($0) == .text("Grüße")) }
    try withFile("a.bin", Data([0, 1, 2])) { #expect(PreviewContents.read($0) == .other) }
    try withFile("a.txt", Data([0xFF, 0xFE, 0x41])) { #expect(PreviewContents.read($0) == .other) }
    try withFile("a.PNG", Data([1])) { #expect(PreviewContents.read($0) == .picture(Data([1]))) }
    #expect(PreviewContents.read(URL(fileURLWithPath: "/nonexistent")) == .other)
    #expect(PreviewContents.read(URL(fileURLWithPath: "/dev/zero")) == .other)
    try withFile("a.txt", Data(repeating: 65, count: 1 << 20 + 1)) { #expect(PreviewContents.read($0) == .other) }
  }

  @Test func thePreviewShowsTheNameOfTheChosenFile() {
    FrameworkStage.run { stage in
      let (controller, files) = (QLPreviewController(), Files())
      files.items = [NSURL(fileURLWithPath: "/nonexistent/a.bin"), NSURL(fileURLWithPath: "/nonexistent/b.bin")]
      controller.dataSource = files
      controller.currentPreviewItemIndex = 1
      stage.present(controller)
      #expect(controller.title == "b.bin")
      controller.currentPreviewItemIndex = 0
      #expect(controller.shownContent.map { texts(in: $0) } == ["a.bin"])
      controller.currentPreviewItemIndex = 7
      #expect(controller.currentPreviewItem == nil && controller.title == "No Preview")
    }
  }

  @Test func aTextIsShown() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("text".utf8).write(to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (controller, files) = (QLPreviewController(), Files())
    files.items = [folder as NSURL]
    controller.dataSource = files
    controller.loadViewIfNeeded()
    await controller.loadingContents()
    #expect((controller.shownContent as? UITextView)?.text == "text")
  }

  @Test func aLinkIsShownAndOpened() async {
    let url = URL(string: "https://example.org/a")!
    let view = LPLinkView(url: url)
    #expect(texts(in: view) == ["https://example.org/a", "example.org"])
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.title) = (url, "Title")
    view.metadata = metadata
    #expect(texts(in: view) == ["Title", "example.org"] && view.accessibilityLabel == "Title, example.org")
    var opened: [URL] = []
    view.open = { opened.append($0) }
    view.tap()
    #expect(opened == [url])
    let error = await #expect(throws: LPError.self) { try await LPMetadataProvider().startFetchingMetadata(for: url) }
    #expect(error?.code == .metadataFetchFailed)
  }

  @Test func nowPlayingInformationIsStored() {
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "a"]
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "a")
    MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
    let view = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.showsVolumeSlider = false
    #expect(view.subviews.first?.isHidden == true && (view.subviews.first as? UISlider)?.isEnabled == false)
  }
}
