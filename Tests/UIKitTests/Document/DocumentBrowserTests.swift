import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics
@testable import WindowServer

@MainActor private final class BrowserDelegate: NSObject, UIDocumentBrowserViewControllerDelegate {
  var opened: [URL] = []
  var imported: [URL] = []
  var failures = 0
  var created: URL?

  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
    opened = documentURLs
  }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(created, created == nil ? .none : .move) }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) { imported = [sourceURL, destinationURL] }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) { failures += 1 }
}

@MainActor @Suite(.serialized) struct DocumentBrowserTests {
  private func browse(
    choosing paths: [String], _ body: (Stage, UIDocumentBrowserViewController, BrowserDelegate) -> Void
  ) {
    Stage.run { stage in
      (UIWindow.server as? HeadlessServer)?.fileChoice = { _ in paths }
      let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
      let delegate = BrowserDelegate()
      browser.delegate = delegate
      stage.window.rootViewController = browser
      stage.pacer.advance(by: 0.1)
      body(stage, browser, delegate)
      stage.pacer.advance(by: 2)
    }
  }

  @Test func filesAreOpenedWithTheDesktopsDialog() throws {
    let assets = try AssetBundle()
    try assets.write("text", to: "a.txt")
    let file = assets.folder.appendingPathComponent("a.txt").path
    browse(choosing: [file]) { stage, browser, delegate in
      #expect(browser.allowedContentTypes == ["public.plain-text"])
      browser.chooseFiles()
      stage.pacer.advance(by: 2)
      #expect(delegate.opened.map(\.path) == [file])
      #expect(browser.presentedViewController == nil)
    }
  }

  @Test func aCreatedDocumentIsMovedIntoTheChosenFolder() throws {
    let assets = try AssetBundle()
    for name in ["new.txt", "out/other.txt"] { try assets.write(name, to: name) }
    let out = assets.folder.appendingPathComponent("out")
    browse(choosing: [out.path]) { stage, browser, delegate in
      browser.createDocument()
      stage.pacer.advance(by: 2)
      #expect(delegate.imported.isEmpty && delegate.failures == 0, "the delegate has created nothing")
      delegate.created = assets.folder.appendingPathComponent("new.txt")
      browser.createDocument()
      stage.pacer.advance(by: 2)
      #expect(delegate.imported.map(\.lastPathComponent) == ["new.txt", "new.txt"])
      #expect(FileManager.default.fileExists(atPath: out.appendingPathComponent("new.txt").path))
    }
  }

  @Test(.timeLimit(.minutes(1))) func documentsAreRenamedWithTheirEnding() async throws {
    let assets = try AssetBundle()
    try assets.write("text", to: "a.txt")
    let browser = UIDocumentBrowserViewController(forOpening: nil)
    let file = assets.folder.appendingPathComponent("a.txt")
    let renamed = await withCheckedContinuation { done in
      browser.renameDocument(at: file, proposedName: "b") { url, _ in done.resume(returning: url) }
    }
    #expect(renamed?.lastPathComponent == "b.txt")
    let failed = await withCheckedContinuation { done in
      browser.renameDocument(at: file, proposedName: "c") { _, error in done.resume(returning: error == nil) }
    }
    #expect(!failed)
  }
}
