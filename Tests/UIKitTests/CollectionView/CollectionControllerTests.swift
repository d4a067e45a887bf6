import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Facts, section 7: the collection view controller.
@MainActor @Suite(.serialized) struct CollectionControllerTests {
  private final class Controller: UICollectionViewController {
    var selectedWhenAppearing: [Int] = []
    var selectedWhenAppeared: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    private var selected: [Int] { (collectionView.indexPathsForSelectedItems ?? []).map(\.item) }
    override func viewIsAppearing(_ animated: Bool) {
      selectedWhenAppearing = selected
      super.viewIsAppearing(animated)
    }
    override func viewDidAppear(_ animated: Bool) {
      selectedWhenAppeared = selected
      super.viewDidAppear(animated)
    }
  }

  @Test("Creating it, reading the layout and setting flags do not load the view (facts 7.1)")
  func lazyView() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    #expect(controller.collectionViewLayout === layout)
    #expect(controller.clearsSelectionOnViewWillAppear)
    #expect(controller.installsStandardGestureForInteractiveMovement)
    #expect(!controller.useLayoutToLayoutNavigationTransitions)
    controller.clearsSelectionOnViewWillAppear = false
    controller.installsStandardGestureForInteractiveMovement = false
    controller.useLayoutToLayoutNavigationTransitions = true
    #expect(!controller.isViewLoaded)
  }

  @Test("The view wraps the collection view (facts 7.2)")
  func wrapper() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let view = controller.view
    let collectionView = controller.collectionView
    #expect(view !== collectionView)
    #expect(view?.backgroundColor == nil)
    #expect(view?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(view?.subviews.count == 1)
    #expect(collectionView?.superview === view)
    #expect(collectionView?.frame == view?.bounds)
    #expect(collectionView?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(collectionView?.translatesAutoresizingMaskIntoConstraints == true)
    #expect(collectionView?.dataSource === controller)
    #expect(collectionView?.delegate === controller)
  }

  @Test("Another collection view takes the first one's place; the controller's layout stays (facts 7.3, 7.4)")
  func replacement() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let old = controller.collectionView
    let new = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = new
    #expect(new.dataSource === controller && new.delegate === controller)
    #expect(new.frame == controller.view.bounds)
    #expect(controller.view.subviews == [new])
    #expect(old?.dataSource == nil && old?.superview == nil)
    #expect(controller.collectionViewLayout === layout)
    new.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(controller.collectionViewLayout === layout)
  }

  @Test("Setting a collection view before the view is loaded loads it; a layout change completes later (facts 7.4)")
  func settingBeforeLoading() async {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let own = UICollectionView(frame: CGRect(x: 1, y: 2, width: 3, height: 4), collectionViewLayout: FortyItemLayout())
    controller.collectionView = own
    #expect(controller.isViewLoaded)
    #expect(controller.collectionView === own)
    #expect(own.frame == controller.view.bounds)
    var isDone = false
    await withCheckedContinuation { continuation in
      own.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) { _ in
        isDone = true
        continuation.resume()
      }
      #expect(!isDone)
    }
    #expect(isDone)
  }

  @Test("A controller without a collection view returns nil after loading, and creates one before (facts 7.5)")
  func none() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = nil
    #expect(!controller.isViewLoaded)
    let made = controller.collectionView
    #expect(made != nil && controller.isViewLoaded)
    controller.collectionView = nil
    #expect(made?.dataSource == nil && made?.delegate == nil && made?.superview == nil)
    #expect(controller.view.subviews.isEmpty)
    #expect(controller.collectionView == nil)
  }

  @Test("The base class counts one section without items, and implements no more (facts 7.6)")
  func baseClass() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.collectionView.numberOfSections == 1)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 0)
    let source: (any UICollectionViewDataSource)? = controller
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    #expect(source?.numberOfSections?(in: view) == nil)
    #expect(source?.collectionView?(view, viewForSupplementaryElementOfKind: "x", at: path) == nil)
    #expect(source?.collectionView?(view, canMoveItemAt: path) == nil)
  }

  @Test("An own loadView means no collection view (facts 7.7)")
  func ownView() {
    final class Own: UICollectionViewController {
      var own = UIView()
      override func loadView() { view = own }
    }
    let plain = Own(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(plain.collectionView == nil)
    let direct = Own(collectionViewLayout: UICollectionViewFlowLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    direct.own = view
    #expect(direct.collectionView == nil)
    #expect(view.dataSource == nil && view.delegate == nil)
  }

  @Test("An archive keeps two of the three flags (facts 7.8)")
  func coding() throws {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.clearsSelectionOnViewWillAppear = false
    controller.installsStandardGestureForInteractiveMovement = false
    controller.useLayoutToLayoutNavigationTransitions = true
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    controller.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let copy = try #require(UICollectionViewController(coder: unarchiver))
    #expect(!copy.clearsSelectionOnViewWillAppear)
    #expect(!copy.installsStandardGestureForInteractiveMovement)
    #expect(!copy.useLayoutToLayoutNavigationTransitions)
    #expect(copy.parts.layout == nil)
  }

  @Test(
    "The movement gesture exists in a window, with a data source that moves items, while the flag is on (facts 7.9)")
  func movementGesture() {
    final class Mover: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        true
      }
    }
    func hasGesture(_ controller: UICollectionViewController) -> Bool {
      controller.collectionView.gestureRecognizers?.contains { $0 is UILongPressGestureRecognizer } ?? false
    }
    let layout = UICollectionViewLayout()
    let mover = Mover(collectionViewLayout: layout)
    mover.loadViewIfNeeded()
    #expect(!hasGesture(mover))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    mover.installsStandardGestureForInteractiveMovement = false
    window.addSubview(mover.view)
    #expect(!hasGesture(mover))
    mover.installsStandardGestureForInteractiveMovement = true
    #expect(hasGesture(mover))
    mover.view.removeFromSuperview()
    #expect(!hasGesture(mover))
    let fixed = Controller(collectionViewLayout: UICollectionViewLayout())
    window.addSubview(fixed.view)
    #expect(!hasGesture(fixed))
  }

  @Test(
    "The selection is cleared on appearing; with animation, once the view has appeared (facts 7.10)",
    arguments: [
      (false, true), (true, true), (false, false), (true, false),
    ])
  func clearing(animated: Bool, clears: Bool) {
    let controller = Controller(collectionViewLayout: UICollectionViewLayout())
    controller.clearsSelectionOnViewWillAppear = clears
    controller.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    controller.beginAppearanceTransition(true, animated: animated)
    #expect(controller.collectionView.indexPathsForSelectedItems?.count == 1)
    controller.endAppearanceTransition()
    #expect(controller.selectedWhenAppearing == (clears && !animated ? [] : [1]))
    #expect(controller.selectedWhenAppeared == (clears ? [] : [1]))
  }

  @Test("A view pushed under another keeps its selection while it is away (facts 7.11)")
  func underAnother() {
    Stage.run(size: CGSize(width: 100, height: 200), scale: 1) { stage in
      let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
      let navigation = UINavigationController(rootViewController: controller)
      stage.window.rootViewController = navigation
      stage.pacer.advance(by: 1)
      controller.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      navigation.pushViewController(UIViewController(), animated: false)
      stage.pacer.advance(by: 1)
      #expect(controller.view.window == nil)
      #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }
  }
}
