import UIKit

// Code that deals with classes and delegates known only at run time.

/// A view whose layer is of another class, as Apple's documentation has it: `layerClass` is an `AnyClass`.
final class FadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  var gradient: CAGradientLayer { layer as! CAGradientLayer }
}

/// A collection view with the layout that its type parameter names.
final class LaidOutView<Layout: UICollectionViewLayout>: UICollectionView {
  var layout: Layout { collectionViewLayout as! Layout }

  init() {
    super.init(frame: .zero, collectionViewLayout: Layout())
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ShellController<Content: UIViewController>: UIViewController {
  let content = Content()
}

extension UIViewController {
  /// Returns a controller of the class on which this is called, as in apps that name nibs after controllers.
  static func instantiate() -> Self {
    func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
      Controller(nibName: nil, bundle: nil)
    }
    return make(self)
  }
}

final class NamedController: UIViewController {
  let name: String

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    name = "\(nibNameOrNil ?? "no") nib"
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class TaggedLayout: UICollectionViewFlowLayout {
  let tag: String

  override init() {
    tag = "made"
    super.init()
  }

  required init?(coder: NSCoder) {
    tag = "decoded"
    super.init(coder: coder)
  }
}

final class TaggedController: UIViewController {
  var tag = "made"
}

func attributes<Attributes: UICollectionViewLayoutAttributes>(
  _ type: Attributes.Type, cell indexPath: IndexPath
) -> Attributes {
  Attributes(forCellWith: indexPath)
}

/// A layout that creates attributes with the class in its `layoutAttributesClass`, as many layouts do.
class ClassyLayout: UICollectionViewLayout {
  private var attributesClass: UICollectionViewLayoutAttributes.Type {
    type(of: self).layoutAttributesClass as! UICollectionViewLayoutAttributes.Type
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesClass.init(forCellWith: indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesClass.init(forSupplementaryViewOfKind: elementKind, with: indexPath)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesClass.init(forDecorationViewOfKind: elementKind, with: indexPath)
  }
}

final class WeightedLayout: ClassyLayout {
  override class var layoutAttributesClass: AnyClass { WeightedAttributes.self }
}

/// Attributes with a convenience initialiser in addition to those that they inherit.
final class SectionAttributes: UICollectionViewLayoutAttributes {
  convenience init(section: Int) { self.init(forCellWith: IndexPath(item: 0, section: section)) }

  static func first() -> Self { Self(forCellWith: IndexPath(item: 0, section: 0)) }
}

/// A layout that reads one number at a time from a flow layout's delegate.
final class AskingLayout: UICollectionViewLayout {
  private var flowDelegate: UICollectionViewDelegateFlowLayout? {
    collectionView?.delegate as? UICollectionViewDelegateFlowLayout
  }

  var headerHeight: CGFloat? {
    guard let collectionView = collectionView else { return nil }
    return flowDelegate?.collectionView?(collectionView, layout: self, referenceSizeForHeaderInSection: 0).height
  }

  var itemWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    return flowDelegate?.collectionView?(
      collectionView, layout: self, sizeForItemAt: IndexPath(item: 0, section: 0)
    ).width ?? 50
  }

  var leftInset: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    return flowDelegate?.collectionView?(collectionView, layout: self, insetForSectionAt: 0).left ?? 7
  }
}

final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30, height: 40) }
}

let tints = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), .blue]

/// An image that an app would have in its bundle.
func placeholder() -> UIImageView { UIImageView(image: #imageLiteral(resourceName: "placeholder")) }

/// Observes a property of a view, which its caller chooses.
final class Listener<View: UIView, Value> {
  private(set) var heard: [Value?] = []
  private var observation: NSKeyValueObservation?

  init(_ view: View, _ keyPath: KeyPath<View, Value>) {
    observation = view.observe(keyPath, options: [.new]) { [weak self] _, change in
      self?.heard.append(change.newValue)
    }
  }
}

/// The accessibility elements of a view that draws several things.
final class ChartView: UIView {
  private(set) var scrolled: [UIAccessibilityScrollDirection] = []

  override func accessibilityActivate() -> Bool { true }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrolled.append(direction)
    return true
  }

  override var accessibilityElements: [Any]? {
    get {
      (0..<3).map { index in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = "Bar \(index)"
        element.accessibilityFrameInContainerSpace = CGRect(x: index * 10, y: 0, width: 10, height: 20)
        return element
      }
    }
    set {}
  }
}

/// A controller as high as its collection view's content, which it observes by name.
final class FittingController: UIViewController {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private(set) var heights: [CGFloat] = []
  private(set) var offsets: [CGFloat] = []
  private var offsetContext = 0

  func begin() {
    collectionView.addObserver(
      self, forKeyPath: "contentSize", options: NSKeyValueObservingOptions([.new, .old]), context: nil)
    collectionView.addObserver(self, forKeyPath: "contentOffset", options: [.new, .initial], context: &offsetContext)
  }

  func end() {
    collectionView.removeObserver(self, forKeyPath: "contentSize")
    collectionView.removeObserver(self, forKeyPath: "contentOffset", context: &offsetContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    if context == &offsetContext {
      if let offset = change?[.newKey] as? CGPoint { offsets.append(offset.y) }
    } else if keyPath == "contentSize", (object as? UICollectionView) === collectionView {
      guard let old = change?[.oldKey] as? CGSize, let new = change?[NSKeyValueChangeKey.newKey] as? CGSize else {
        return
      }
      heights += [old.height, new.height]
    } else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}
