import Testing

import UIKit
import UniformTypeIdentifiers
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Lifts one text, and records its calls.
@MainActor private final class Source: NSObject, UIDragInteractionDelegate {
  var entries: [String] = []
  var allowsMove = true
  var texts = ["a"]
  var more: [String] = []

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    texts.map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0))) }
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    entries.append("begin")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    entries.append("more at \(Int(point.x)), \(Int(point.y))")
    return more.map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0))) }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { entries.append("adds \(items.count)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { entries.append("will end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { entries.append("end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
}

/// Accepts texts, and records its calls.
@MainActor private final class Target: NSObject, UIDropInteractionDelegate {
  var entries: [String] = []
  var operation = UIDropOperation.copy
  var texts: [String] = []

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    entries.append("enter")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: operation) }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    entries.append("exit")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    entries.append("drop")
    texts = session.items.compactMap { $0.itemProvider.registeredTypeIdentifiers.first }
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    entries.append("conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    entries.append("end")
  }
}

@MainActor @Suite struct DragAndDropTests {
  private let from = CGPoint(x: 50, y: 50)
  private let over = CGPoint(x: 50, y: 350)

  private func views(_ stage: Stage) -> (Source, Target) {
    let (source, target) = (Source(), Target())
    for (y, interaction) in [
      (0, UIDragInteraction(delegate: source) as any UIInteraction), (300, UIDropInteraction(delegate: target)),
    ] {
      let view = UIView(frame: CGRect(x: 0, y: y, width: 100, height: 100))
      view.backgroundColor = .gray
      view.addInteraction(interaction)
      stage.window.addSubview(view)
    }
    return (source, target)
  }

  private func drag(_ stage: Stage, to point: CGPoint, after seconds: Double = 0.6) {
    stage.surface.pointerDown(at: from)
    stage.pacer.advance(by: seconds)
    stage.surface.pointerMove(to: CGPoint(x: 60, y: 60))
    stage.surface.pointerMove(to: point)
  }

  private func drop(_ stage: Stage) {
    stage.surface.pointerUp()
    stage.pacer.advance(by: 1)
  }

  @Test func thingsAreDroppedOnAViewThatTakesThem() {
    Stage.run { stage in
      let (source, target) = views(stage)
      drag(stage, to: over)
      #expect(stage.window.subviews.last is DragPreviewsView)
      drop(stage)
      #expect(source.entries == ["begin", "will end copy", "end copy"])
      #expect(target.entries == ["enter", "drop", "conclude", "end"])
      #expect(target.texts == ["public.utf8-plain-text"])
      #expect(!(stage.window.subviews.last is DragPreviewsView))
    }
  }

  @Test func itemsGoBackIfNoDropIsAccepted() {
    Stage.run { stage in
      let (source, target) = views(stage)
      drag(stage, to: over)
      stage.surface.pointerMove(to: CGPoint(x: 300, y: 700))
      drop(stage)
      #expect(source.entries == ["begin", "will end cancel", "end cancel"])
      #expect(target.entries == ["enter", "exit", "end"])
    }
  }

  @Test func aTapWithAnotherFingerAddsItems() {
    Stage.run { stage in
      let (source, target) = views(stage)
      let other = Source()
      let view = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
      view.addInteraction(UIDragInteraction(delegate: other))
      stage.window.addSubview(view)
      @MainActor func tap() {
        stage.surface.pointerDown(at: CGPoint(x: 210, y: 20), id: 1)
        stage.pacer.advance(by: 0.05)
        stage.surface.pointerUp(id: 1)
      }
      // Without a drag there is nothing to add to.
      tap()
      #expect(other.entries.isEmpty)
      drag(stage, to: over)
      tap()
      #expect(other.entries == ["more at 10, 20"])
      other.more = ["b", "c"]
      tap()
      #expect(source.entries == ["begin", "adds 2"])
      drop(stage)
      #expect(target.texts.count == 3)
      #expect(source.entries.last == "end copy" && other.entries.count == 2)
    }
  }

  @Test func movingHasToBeAllowed() {
    Stage.run { stage in
      let (source, target) = views(stage)
      target.operation = .move
      source.allowsMove = false
      drag(stage, to: over)
      drop(stage)
      #expect(source.entries.last == "end cancel")
      source.allowsMove = true
      drag(stage, to: over)
      drop(stage)
      #expect(source.entries.last == "end move")
    }
  }

  @Test func aPressThatMovesAtOnceIsNoDrag() {
    Stage.run { stage in
      let (source, target) = views(stage)
      drag(stage, to: over, after: 0.1)
      drop(stage)
      #expect(source.entries.isEmpty && target.entries.isEmpty)
    }
  }

  @Test func aViewWithNothingToDragStays() {
    Stage.run { stage in
      let (source, target) = views(stage)
      source.texts = []
      drag(stage, to: over)
      drop(stage)
      #expect(source.entries.isEmpty && target.entries.isEmpty)
    }
  }
}

/// A table whose rows can be moved by dragging.
@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
  var rows = ["a", "b", "c", "d"]
  var destinations: [IndexPath?] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: rows[indexPath.row])))
    item.localObject = rows[indexPath.row]
    return [item]
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    destinations.append(destinationIndexPath)
    return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let item = coordinator.items.first, let from = item.sourceIndexPath, let to = coordinator.destinationIndexPath
    else { return }
    rows.insert(rows.remove(at: from.row), at: to.row)
    tableView.moveRow(at: from, to: to)
    coordinator.drop(item.dragItem, toRowAt: to)
  }
}

@MainActor @Suite struct ListDraggingTests {
  @Test func rowsAreMovedByDragging() {
    Stage.run { stage in
      let rows = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      table.rowHeight = 50
      table.dataSource = rows
      table.dragDelegate = rows
      table.dropDelegate = rows
      stage.window.addSubview(table)
      stage.window.layoutIfNeeded()
      stage.surface.pointerDown(at: CGPoint(x: 50, y: 25))
      stage.pacer.advance(by: 0.6)
      stage.surface.pointerMove(to: CGPoint(x: 50, y: 35))
      #expect(table.hasActiveDrag)
      stage.surface.pointerMove(to: CGPoint(x: 50, y: 125))
      #expect(table.hasActiveDrop)
      #expect(rows.destinations.last == IndexPath(row: 2, section: 0))
      stage.surface.pointerUp()
      stage.pacer.advance(by: 1)
      #expect(rows.rows == ["b", "c", "a", "d"])
      #expect(!table.hasActiveDrag && !table.hasActiveDrop)
    }
  }
}

@MainActor @Suite struct ItemProviderTests {
  @Test func aFileExistsWhileTheHandlerRuns() async throws {
    let provider = NSItemProvider()
    provider.suggestedName = "../notes"
    provider.registerDataRepresentation(forTypeIdentifier: UTType.plainText.identifier) { done in
      done(Data("text".utf8), nil)
      return nil
    }
    #expect(provider.registeredContentTypes == [.plainText])
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: UTType.text.identifier))
    let file = await withCheckedContinuation { (done: CheckedContinuation<URL?, Never>) in
      provider.loadFileRepresentation(forTypeIdentifier: UTType.text.identifier) { file, _ in
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        done.resume(returning: text == "text" ? file : nil)
      }
    }
    let path = try #require(file).path
    #expect(path.hasPrefix(FileManager.default.temporaryDirectory.path) && !path.contains("/../"))
    #expect(!FileManager.default.fileExists(atPath: path))
    let missing = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      provider.loadFileRepresentation(forTypeIdentifier: UTType.png.identifier) {
        done.resume(returning: $0 == nil && $1 != nil)
      }
    }
    #expect(missing)
  }

  @Test func filesAreReadWhenTheyAreNeeded() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let provider = NSItemProvider()
    provider.registerFileRepresentation(forTypeIdentifier: UTType.png.identifier) { done in
      done(file, false, nil)
      return nil
    }
    try Data([1, 2]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let item = await withCheckedContinuation { (done: CheckedContinuation<Data?, Never>) in
      provider.loadItem(forTypeIdentifier: UTType.png.identifier) { item, _ in
        done.resume(returning: (item as? NSData).map { $0 as Data })
      }
    }
    #expect(item == Data([1, 2]))
  }

  @Test func objectsAreHadAsTheyAreOrMadeOfTheirData() async {
    let provider = NSItemProvider(object: NSString(string: "text"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    let text = await withCheckedContinuation { done in
      provider.loadObject(ofClass: NSString.self) { object, _ in
        done.resume(returning: (object as? NSString).map { String(describing: $0) })
      }
    }
    #expect(text == "text")
    let other = NSItemProvider()
    other.registerDataRepresentation(forTypeIdentifier: "public.url") { done in
      done(Data("https://example.org".utf8), nil)
      return nil
    }
    let url = await withCheckedContinuation { done in
      other.loadObject(ofClass: NSURL.self) { object, _ in done.resume(returning: (object as? NSURL)?.absoluteString) }
    }
    #expect(url == "https://example.org")
  }

  @Test func attributedTextKeepsItsAttributesInAProviderAndIsWrittenAsPlainText() async {
    let provider = NSItemProvider(object: NSAttributedString(string: "text", attributes: [.kern: 2]))
    let kern = await withCheckedContinuation { done in
      provider.loadObject(ofClass: NSAttributedString.self) { object, _ in
        done.resume(
          returning: (object as? NSAttributedString)?.attribute(.kern, at: 0, effectiveRange: nil) as? Int)
      }
    }
    #expect(kern == 2)
    let plain = NSItemProvider()
    plain.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { done in
      done(Data("plain".utf8), nil)
      return nil
    }
    let text = await withCheckedContinuation { done in
      plain.loadObject(ofClass: NSMutableAttributedString.self) { object, _ in
        done.resume(returning: (object as? NSMutableAttributedString)?.string)
      }
    }
    #expect(text == "plain")
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
  }

  @Test func missingRepresentationsAreAnError() async {
    let failed = await withCheckedContinuation { done in
      NSItemProvider().loadObject(ofClass: UIImage.self) { object, error in
        done.resume(returning: object == nil && error is NSItemProvider.LoadError)
      }
    }
    #expect(failed)
  }
}
