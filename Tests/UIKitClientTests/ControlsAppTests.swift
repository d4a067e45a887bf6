import UIKit
import XCTest

final class ControlsAppTests: XCTestCase {
  private func show(_ controller: UIViewController, width: CGFloat = 390) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
    window.layoutIfNeeded()
    return window
  }

  /// Content presented by the previous test may keep moving after its window is hidden; the next test may measure the
  /// load.
  override func tearDown() {
    settle(0.8)
    super.tearDown()
  }

  private func settle(_ seconds: TimeInterval = 0.1) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }

  func testTabsShowTheirControllers() throws {
    let tabs = MainTabBarController()
    let window = show(tabs)
    defer { window.isHidden = true }
    XCTAssertEqual(tabs.viewControllers?.count, 3)
    tabs.selectedIndex = 1
    settle()
    let login = try XCTUnwrap(tabs.selectedViewController as? LoginViewController)
    window.layoutIfNeeded()
    XCTAssertNotNil(login.view.window)
    XCTAssertFalse(login.loginButton.isEnabled)
    login.nameField.text = "me"
    login.nameField.sendActions(for: .editingChanged)
    XCTAssertTrue(login.loginButton.isEnabled)
    XCTAssertEqual(login.loginButton.frame.width, login.nameField.frame.width)
    login.loginButton.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(login.logins, 1)
    XCTAssertTrue(
      login.presentedViewController is OptionsViewController || tabs.presentedViewController is OptionsViewController)
  }

  func testSearchCallsItsUpdater() throws {
    let home = HomeViewController()
    let window = show(UINavigationController(rootViewController: home))
    defer { window.isHidden = true }
    home.navigationItem.searchController?.searchBar.text = "blue"
    XCTAssertEqual(home.query, "blue")
    XCTAssertEqual(home.navigationItem.rightBarButtonItems?.first?.menu?.children.count, 2)
  }

  func testSettingsLayOutTheirControls() throws {
    let settings = SettingsViewController()
    let navigation = UINavigationController(rootViewController: settings)
    let window = show(navigation)
    defer { window.isHidden = true }
    XCTAssertFalse(navigation.isToolbarHidden)
    let stack = try XCTUnwrap(
      settings.view.subviews.compactMap { $0 as? UIScrollView }.first?.subviews.compactMap { $0 as? UIStackView }.first)
    let segments = try XCTUnwrap(stack.arrangedSubviews.compactMap { $0 as? UISegmentedControl }.first)
    XCTAssertEqual(segments.titleForSegment(at: 1), "Two")
    XCTAssertEqual(stack.arrangedSubviews.compactMap { $0 as? UISlider }.first?.frame.width, stack.frame.width)
    let toggle = try XCTUnwrap(stack.arrangedSubviews.compactMap { $0 as? UISwitch }.first)
    toggle.isOn = true
    toggle.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(settings.values["toggle"] as? Bool, true)
  }

  func testPagesAndButtonsOfOnesOwn() {
    let pages = OnboardingViewController()
    let window = show(pages)
    defer { window.isHidden = true }
    XCTAssertEqual(pages.viewControllers?.first?.view.backgroundColor, .red)
    let button = PrimaryButton(frame: .zero)
    button.setTitle("Go", for: .normal)
    XCTAssertEqual(button.intrinsicContentSize.height, 50)
    button.isHighlighted = true
    let container = ContainerViewController()
    container.show(button.window?.rootViewController ?? UIViewController())
    XCTAssertEqual(container.children.count, 1)
  }
}
