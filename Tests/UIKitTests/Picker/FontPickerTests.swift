import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore

@MainActor @Suite(.serialized) struct FontPickerTests {
  @MainActor private final class Listener: NSObject, UIFontPickerViewControllerDelegate {
    var log: [String] = []
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.append(viewController.selectedFontDescriptor?.object(forKey: .family) as? String ?? "none")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("cancelled") }
  }

  private func table(of picker: UIFontPickerViewController) -> UITableView? {
    picker.view.subviews.compactMap { $0 as? UITableView }.first
  }

  private func show(_ body: @MainActor (Stage, UIViewController, UIFontPickerViewController, Listener) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 700), scale: 1) { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      stage.pacer.advance(by: 0.1)
      let picker = UIFontPickerViewController()
      let listener = Listener()
      picker.delegate = listener
      root.present(picker, animated: false)
      stage.pacer.advance(by: 0.2)
      body(stage, root, picker, listener)
      stage.pacer.advance(by: 1)
    }
  }

  @Test func aChosenFamilyIsReportedAndThePickerGoesAway() throws {
    show { stage, root, picker, listener in
      guard let table = table(of: picker) else {
        Issue.record("no list")
        return
      }
      let families = UIFont.familyNames.sorted()
      #expect(table.numberOfRows(inSection: 0) == families.count)
      picker.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
      stage.pacer.advance(by: 1)
      #expect(listener.log == [families[0]])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func closingThePickerIsReportedOnce() {
    show { stage, root, picker, listener in
      root.dismiss(animated: false)
      stage.pacer.advance(by: 1)
      #expect(listener.log == ["cancelled"])
      #expect(picker.selectedFontDescriptor == nil)
    }
  }

  @Test func facesAreListedByFamily() {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    configuration.filteredTraits = .traitBold
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.loadViewIfNeeded()
    guard let table = table(of: picker) else {
      Issue.record("no list")
      return
    }
    #expect(table.numberOfSections > 0)
    for section in 0..<table.numberOfSections { #expect(table.numberOfRows(inSection: section) > 0) }
  }
}
