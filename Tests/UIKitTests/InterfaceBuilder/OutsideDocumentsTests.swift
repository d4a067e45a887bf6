import Foundation
import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

private let folder = ProcessInfo.processInfo.environment["STORYBOARDS"]

/// Documents from other projects: `STORYBOARDS=<folder> swift test --filter OutsideDocuments` loads every storyboard
/// and nib in the folder, draws the scenes into PNG files beside them, and prints the loader's warnings. Nothing in
/// them may stop the loader.
@MainActor @Suite(.enabled(if: folder != nil)) struct OutsideDocumentsTests {
  @Test func everySceneIsMadeAndDrawn() throws {
    let folder = URL(fileURLWithPath: try #require(folder))
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
    for file in files where ["storyboard", "xib"].contains(file.pathExtension) {
      let warnings = try InterfaceDocuments.warnings { try draw(file) }
      print("\(file.lastPathComponent): \(warnings.count) warnings")
      for warning in warnings { print("  \(warning)") }
    }
  }

  private func draw(_ file: URL) throws {
    let document = try InterfaceDocument(contentsOf: file)
    let base = file.deletingPathExtension()
    if file.pathExtension == "xib" {
      let top = UINib(document: document, bundle: .main).instantiate(withOwner: nil)
      for (index, view) in top.compactMap({ $0 as? UIView }).enumerated() {
        try picture(view, base.appendingPathExtension("\(index).png"))
      }
      return
    }
    let storyboard = UIStoryboard(document: document, bundle: .main)
    let scenes = document.root.list("scenes").flatMap { $0.list("objects") }
      .filter { InterfaceBuilder.elementClass($0) is UIViewController.Type }
    for (index, scene) in scenes.enumerated() {
      guard let controller = scene.id.flatMap({ storyboard.controller(id: $0) }) else { continue }
      controller.loadViewIfNeeded()
      let source = PlaceholderSource(controller.view)
      try show(controller, base.appendingPathExtension("\(index).png"))
      _ = source
    }
  }

  private func show(_ controller: UIViewController, _ file: URL) throws {
    let before = WindowServerRegistry.current
    let server = HeadlessServer(screenSize: CGSize(width: 375, height: 667), screenScale: 1)
    WindowServerRegistry.current = server
    defer { WindowServerRegistry.current = before }
    try VirtualClockPacer.run { pacer in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      pacer.advance(by: 0.5)
      try #require(server.visibleSurfaces.first).writePNG(file.path)
    }
  }

  private func picture(_ view: UIView, _ file: URL) throws {
    view.layoutIfNeeded()
    let size = CGSize(width: max(view.bounds.width, 1), height: max(view.bounds.height, 1))
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    try image.pngData()?.write(to: file)
  }
}

/// A data source for the collection views of a scene, in place of the app's own. It shows some of their prototype
/// cells.
@MainActor private final class PlaceholderSource: NSObject, UICollectionViewDataSource {
  private var identifiers: [ObjectIdentifier: String] = [:]

  init(_ view: UIView) {
    super.init()
    adopt(view)
  }

  private static func prototype(of view: UICollectionView) -> String? {
    view.registrations.sources.keys.filter { $0.category == .cell }.map(\.identifier).min()
  }

  private func adopt(_ view: UIView) {
    if let collectionView = view as? UICollectionView, let identifier = Self.prototype(of: collectionView) {
      identifiers[ObjectIdentifier(collectionView)] = identifier
      collectionView.dataSource = self
    }
    view.subviews.forEach(adopt)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifiers[ObjectIdentifier(collectionView)] ?? "", for: indexPath)
    if cell.backgroundColor == nil { cell.backgroundColor = .systemFill }
    return cell
  }

  /// Registers a class of its own for headers and footers, because a document need not name a reuse identifier.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "placeholder")
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "placeholder", for: indexPath)
    view.backgroundColor = .tertiarySystemFill
    return view
  }
}
