import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct ColorPickerTests {
  @MainActor private final class Watcher: NSObject, UIColorPickerViewControllerDelegate {
    var log: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { log.append(continuously ? "moving" : "chosen") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finished") }
  }

  @Test func aFieldOfTheGridIsChosen() throws {
    try Stage.run(size: CGSize(width: 400, height: 800), scale: 2) { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      stage.pacer.advance(by: 0.1)
      let picker = UIColorPickerViewController()
      let watcher = Watcher()
      picker.delegate = watcher
      picker.selectedColor = .black
      root.present(picker, animated: false)
      stage.pacer.advance(by: 0.2)
      let grid = try #require(picker.view.subviews.compactMap { $0 as? ColorGridView }.first)
      let place = grid.convert(CGPoint(x: 2, y: grid.bounds.height - 2), to: nil)
      stage.surface.pointerDown(at: place, kind: .touch)
      stage.surface.pointerUp(at: place)
      let wanted = ColorGridView.color(row: 9, column: 0).components
      let chosen = picker.selectedColor.components
      #expect(abs(wanted.red - chosen.red) < 0.001 && abs(wanted.blue - chosen.blue) < 0.001)
      #expect(watcher.log == ["moving", "chosen"])
      root.dismiss(animated: false)
      stage.pacer.advance(by: 0.2)
      #expect(watcher.log.last == "finished")
    }
  }

  @Test func rowsAreMirroredFromRightToLeft() throws {
    let row = ColorPartRow(title: "Red")
    row.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
    row.value = 0.5
    row.layoutIfNeeded()
    let labels = row.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Red", 0.5.formatted(.percent)])
    #expect(labels.map(\.frame.minX) == [0, 348])
    row.semanticContentAttribute = .forceRightToLeft
    row.setNeedsLayout()
    row.layoutIfNeeded()
    #expect(labels.map(\.frame.minX) == [324, 0])
  }

  @Test func aWellTakesTheChosenColor() {
    let well = UIColorWell()
    var events = 0
    well.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    well.selectedColor = .red
    #expect(events == 0)
    well.colorPickerViewController(UIColorPickerViewController(), didSelect: .blue, continuously: false)
    #expect(well.selectedColor == .blue)
    #expect(events == 1)
  }
}
