import ScreenChecks
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct BarPictureTests {
  private static let phone = CGSize(width: 390, height: 600)

  private func compare(
    _ name: String, _ appearance: Appearance, _ controller: UIViewController, size: CGSize = phone,
    prepare: (Stage) -> Void = { _ in }
  ) throws {
    try ReferencePicture.compare(
      name, size: size, appearance: appearance, controller: controller, prepare: prepare)
  }

  @Test(arguments: [Appearance.light, .dark]) func largeTitleAndSearch(appearance: Appearance) throws {
    let navigation = RowsGallery.inNavigation(large: true, search: true)
    navigation.isToolbarHidden = false
    try compare("bars-large", appearance, navigation)
  }

  @Test(arguments: [Appearance.light, .dark]) func scrolledUnderTheBar(appearance: Appearance) throws {
    let navigation = RowsGallery.inNavigation(large: true)
    try compare("bars-scrolled", appearance, navigation) { stage in
      (navigation.topViewController as? RowsGallery)?.scroll.contentOffset.y = 130
    }
  }

  @Test(arguments: [Appearance.light, .dark]) func searching(appearance: Appearance) throws {
    let navigation = RowsGallery.inNavigation(large: true, search: true)
    try compare("bars-searching", appearance, navigation) { stage in
      let search = navigation.topViewController?.navigationItem.searchController
      search?.searchBar.scopeButtonTitles = ["All", "Artists", "Albums"]
      search?.isActive = true
      stage.pacer.advance(by: 1)
      search?.searchBar.resignFirstResponder()
    }
  }

  @Test(arguments: [Appearance.light, .dark]) func tabs(appearance: Appearance) throws {
    try compare("bars-tabs", appearance, RowsGallery.tabs())
  }

  @Test func tabsInAWideWindow() throws {
    try compare("bars-tabs-wide", .light, RowsGallery.tabs(), size: CGSize(width: 800, height: 500))
  }

  @Test(arguments: [Appearance.light, .dark]) func alert(appearance: Appearance) throws {
    let navigation = RowsGallery.inNavigation(large: false)
    try compare("alert", appearance, navigation) { stage in
      let alert = UIAlertController(
        title: "Rename Playlist", message: "The name is shown on all your devices.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Rename", style: .default))
      navigation.present(alert, animated: true)
    }
  }

  @Test(arguments: [Appearance.light, .dark]) func actionSheet(appearance: Appearance) throws {
    let navigation = RowsGallery.inNavigation(large: false)
    try compare("action-sheet", appearance, navigation) { stage in
      let alert = UIAlertController(
        title: "Delete Playlist?", message: "Its songs stay in your library.", preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Duplicate", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      navigation.present(alert, animated: true)
    }
  }

  @Test(arguments: [Appearance.light, .dark]) func menu(appearance: Appearance) throws {
    let navigation = RowsGallery.inNavigation(large: false)
    let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }
    let sort = UIMenu(
      title: "Sort By", options: [.displayInline, .singleSelection],
      children: [
        UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date", subtitle: "Newest first") { _ in },
      ])
    let more = UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in }])
    let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in }
    let menu = UIMenu(children: [share, more, sort, UIMenu(options: .displayInline, children: [delete])])
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"), menu: menu)
    try compare("menu", appearance, navigation) { stage in
      stage.surface.tap(at: CGPoint(x: 362, y: 22))
    }
  }

  @Test(arguments: [Appearance.light, .dark]) func sheet(appearance: Appearance) throws {
    let root = RowsGallery.inNavigation(large: true)
    try compare("sheet", appearance, root) { stage in
      let content = RowsGallery()
      content.title = "Details"
      content.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel)
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done)
      let navigation = UINavigationController(rootViewController: content)
      navigation.sheetPresentationController?.detents = [.medium(), .large()]
      navigation.sheetPresentationController?.prefersGrabberVisible = true
      root.present(navigation, animated: true)
    }
  }

  @Test(arguments: [Appearance.light, .dark]) func popover(appearance: Appearance) throws {
    let root = RowsGallery.inNavigation(large: false)
    try compare("popover", appearance, root, size: CGSize(width: 700, height: 500)) { stage in
      let content = RowsGallery()
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 240, height: 260)
      content.popoverPresentationController?.sourceItem =
        root.topViewController?.navigationItem.rightBarButtonItems?.first
      root.present(content, animated: true)
    }
  }
}
