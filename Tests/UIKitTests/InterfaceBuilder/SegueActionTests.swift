import Foundation
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// A destination that needs more than a coder.
final class SegueActionDestination: UIViewController {
  let note: String

  init?(coder: NSCoder, note: String) {
    self.note = note
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    note = "plain"
    super.init(coder: coder)
  }
}

/// A controller with segue actions of all shapes, and an action with an event.
final class SegueActionSource: UIViewController {
  @InterfaceSegueAction("makeOne:") private var one = SegueActionSource.makeOne(_:)
  @InterfaceSegueAction("makeTwo:sender:") private var two = SegueActionSource.makeTwo(_:sender:)
  @InterfaceSegueAction("makeThree:sender:segueIdentifier:") private var three = SegueActionSource.makeThree(
    _:sender:segueIdentifier:)
  @InterfaceSegueAction("makeNone:") private var none = SegueActionSource.makeNone(_:)
  @InterfaceSegueAction("makeEmbedded:") private var embedded = SegueActionSource.makeEmbedded(_:)
  @InterfaceAction("press:forEvent:") private var press = SegueActionSource.press(_:forEvent:)
  @InterfaceOutlet var button: UIButton?
  @InterfaceOutletCollection var labels: [UILabel] {
    didSet { log.append("labels \(labels.count)") }
  }
  private let labelsSetter = OutletSetter("labels") { (owner: SegueActionSource, value: [UILabel]) in
    owner.labels = value
  }
  var log: [String] = []

  func makeOne(_ coder: NSCoder) -> SegueActionDestination? { SegueActionDestination(coder: coder, note: "one") }
  func makeTwo(_ coder: NSCoder, sender: Any?) -> UIViewController? {
    SegueActionDestination(coder: coder, note: "two \(sender as? String ?? "-")")
  }
  func makeThree(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> SegueActionDestination? {
    SegueActionDestination(coder: coder, note: "three \(segueIdentifier ?? "-")")
  }
  func makeNone(_ coder: NSCoder) -> SegueActionDestination? { nil }
  func makeEmbedded(_ coder: NSCoder) -> SegueActionDestination {
    SegueActionDestination(coder: coder, note: "embedded")!
  }
  func press(_ sender: UIButton, forEvent event: UIEvent) { log.append("press \(event.type.rawValue)") }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append((segue.destination as? SegueActionDestination)?.note ?? "\(type(of: segue.destination))")
  }
}

/// An object of a document that is neither a view nor a controller.
final class PlainDocumentObject: NSObject {
  @InterfaceOutlet var label: UILabel?
}

@MainActor @Suite(.serialized) struct SegueActionTests {
  private typealias Documents = InterfaceDocuments

  private static func segue(_ identifier: String, _ selector: String) -> String {
    """
    <segue destination="d" kind="presentation" identifier="\(identifier)" destinationCreationSelector="\(selector)" id="s\(identifier)"/>
    """
  }

  private static let document =
    Documents.plain(
      """
      <button id="b"><connections><action selector="press:forEvent:" destination="a" eventType="touchUpInside" id="x"/></connections></button>
      <label id="l1"/><label id="l2"/>
      <containerView id="c"><rect key="frame" x="0" y="0" width="50" height="60"/>
      <connections><segue destination="d" kind="embed" identifier="Embed" destinationCreationSelector="makeEmbedded:" id="se"/></connections></containerView>
      """,
      connections: """
        <outlet property="button" destination="b" id="o"/>
        <outletCollection property="labels" destination="l2" id="o1"/><outletCollection property="labels" destination="l1" id="o2"/>
        """ + segue("One", "makeOne:") + segue("Two", "makeTwo:sender:")
          + segue("Three", "makeThree:sender:segueIdentifier:") + segue("None", "makeNone:")
          + segue("Absent", "makeAbsent:"), type: "SegueActionSource")
    + Documents.scene(
      """
      <viewController id="d" customClass="SegueActionDestination" customModule="UIKitTests"><view key="view" id="dv"/></viewController>
      """)

  private func source() throws -> SegueActionSource {
    let made = try Documents.storyboard(Self.document).instantiateInitialViewController()
    let source = try #require(made as? SegueActionSource)
    source.loadViewIfNeeded()
    return source
  }

  @Test func segueActionsCreateTheDestination() throws {
    let source = try source()
    source.log = []
    for identifier in ["One", "Two", "Three"] { source.performSegue(withIdentifier: identifier, sender: "sender") }
    #expect(source.log == ["one", "two sender", "three Three"])
  }

  @Test func withoutAControllerOfTheActionTheDestinationIsDecoded() throws {
    let source = try source()
    source.log = []
    source.performSegue(withIdentifier: "None", sender: nil)
    let warnings = Documents.warnings { source.performSegue(withIdentifier: "Absent", sender: nil) }
    #expect(source.log == ["plain", "plain"])
    #expect(warnings.count == 1 && warnings[0].contains("makeAbsent:"))
  }

  @Test func embedSeguesCallTheirActions() throws {
    let source = try source()
    #expect((source.children.first as? SegueActionDestination)?.note == "embedded")
  }

  @Test func anOutletCollectionIsSetOnceWithAllItsObjects() throws {
    let source = try source()
    #expect(source.log.filter { $0.hasPrefix("labels") } == ["labels 2"])
    #expect(source.labels.count == 2)
  }

  @Test func anActionGetsItsEvent() throws {
    try Stage.run(size: CGSize(width: 400, height: 800), scale: 1) { stage in
      let source = try source()
      stage.window.rootViewController = source
      stage.pacer.advance(by: 0.1)
      let button = try #require(source.button)
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
      stage.surface.tap(at: CGPoint(x: 120, y: 120))
      #expect(source.log.last == "press 0")
      // Sent by code, without an event: the method gets an empty one.
      source.log = []
      button.sendActions(for: .touchUpInside)
      #expect(source.log == ["press 0"])
    }
  }

  @Test func outletsOfPlainObjectsAreFilled() throws {
    let scene = Documents.scene(
      """
      <viewController id="a"><view key="view" id="v"><subviews><label id="l"/></subviews></view>
      <connections><outlet property="extra" destination="p" id="o"/></connections></viewController>
      <customObject id="p" customClass="PlainDocumentObject" customModule="UIKitTests">
      <connections><outlet property="label" destination="l" id="o2"/></connections></customObject>
      """)
    let controller = try #require(try Documents.storyboard(scene).instantiateInitialViewController())
    var warnings = Documents.warnings { controller.loadViewIfNeeded() }
    // A plain controller has no such outlet, which is reported; that of the object is filled.
    warnings.removeAll { $0.contains("extra") }
    #expect(warnings == [])
    let object = try #require(
      controller.controllerState.interface?.builder.object("p") as? PlainDocumentObject)
    #expect(object.label?.superview === controller.view)
  }
}
