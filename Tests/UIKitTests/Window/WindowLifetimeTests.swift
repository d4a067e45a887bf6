import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The cost of hidden windows, and when windows are released.
@MainActor @Suite(.serialized) struct WindowLifetimeTests {
  private func onServer(_ body: (HeadlessServer, VirtualClockPacer) throws -> Void) rethrows {
    let before = WindowServerRegistry.current
    let server = HeadlessServer(screenSize: CGSize(width: 400, height: 300), screenScale: 1)
    WindowServerRegistry.current = server
    defer { WindowServerRegistry.current = before }
    try VirtualClockPacer.run { try body(server, $0) }
  }

  @Test func aTurningWheelInAHiddenWindowRequestsNoFrames() {
    onServer { _, pacer in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.startAnimating()
      window.addSubview(wheel)
      @MainActor func frames() -> Int {
        pacer.advance(by: 0.1)
        let before = pacer.frameCount
        pacer.advance(by: 1)
        return pacer.frameCount - before
      }
      window.isHidden = false
      #expect(frames() >= 59)
      window.isHidden = true
      #expect(frames() == 0)
      window.isHidden = false
      #expect(frames() >= 59)
      let cover = UIView(frame: window.bounds)
      window.addSubview(cover)
      cover.addSubview(wheel)
      #expect(frames() >= 59)
      cover.isHidden = true
      #expect(frames() == 0)
      cover.isHidden = false
      #expect(frames() >= 59)
      window.isHidden = true
    }
  }

  @Test func aWindowThatNobodyKeepsLivesToTheEndOfTheTurn() {
    onServer { _, pacer in
      let view = UIView()
      weak var window: UIWindow?
      @MainActor func add() {
        let new = UIWindow()
        new.addSubview(view)
        window = new
      }
      add()
      let isThere = window != nil && view.window === window
      #expect(isThere)
      pacer.advance(by: 0.1)
      #expect(window == nil)
      #expect(view.window == nil)
    }
  }

  private final class Wheels: UICollectionViewController {
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.refreshControl = UIRefreshControl()
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      cell.contentView.addSubview(wheel)
      return cell
    }
  }

  private final class Form: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
      let button = UIButton(configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.title = "x" })
      let stack = UIStackView(arrangedSubviews: [
        field, button, UISwitch(), UISlider(), UIDatePicker(), UIPageControl(),
      ])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      navigationItem.searchController = UISearchController(searchResultsController: nil)
      field.becomeFirstResponder()
    }
  }

  @Test(arguments: ["empty", "collection", "form", "tabs", "pages", "alert", "sheet", "pushed", "scrolling", "pressed"])
  func aHiddenWindowAndItsContentsAreReleased(kind: String) throws {
    try onServer { server, pacer in
      weak var shown: UIWindow?
      weak var controller: UIViewController?
      weak var view: UIView?
      @MainActor func live() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let root: UIViewController =
          switch kind {
          case "collection", "scrolling", "pressed": Wheels()
          case "form": UINavigationController(rootViewController: Form())
          case "tabs":
            {
              let tabs = UITabBarController()
              tabs.viewControllers = [Form(), Wheels()]
              return tabs
            }()
          case "pages":
            {
              let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
              pages.setViewControllers([Form()], direction: .forward, animated: false)
              return pages
            }()
          case "pushed": UINavigationController(rootViewController: Wheels())
          default: UIViewController()
          }
        window.rootViewController = root
        window.makeKeyAndVisible()
        pacer.advance(by: 1)
        switch kind {
        case "alert":
          let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          alert.addTextField()
          root.present(alert, animated: true)
        case "sheet": root.present(Form(), animated: true)
        case "pushed": (root as? UINavigationController)?.pushViewController(Form(), animated: true)
        case "scrolling":
          let list = try #require((root as? Wheels)?.collectionView)
          list.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        case "pressed": try #require(server.visibleSurfaces.first).pointerDown(at: CGPoint(x: 20, y: 20))
        default: break
        }
        pacer.advance(by: 0.05)
        shown = window
        controller = root
        view = root.view
        #expect(shown != nil && controller != nil && view != nil)
        window.isHidden = true
      }
      try live()
      #expect(server.visibleSurfaces.isEmpty)
      pacer.advance(by: 5)
      pacer.runIdleWork()
      #expect(shown == nil)
      #expect(controller == nil)
      #expect(view == nil)
      #expect(pacer.advanceUntilIdle())
    }
  }
}
