import UIKit

// Subclasses that override initialisers which are designated on iOS, and call others of these.

/// A layout with a background of its own.
class CardCompositionalLayout: UICollectionViewCompositionalLayout {
  static let backgroundKind = "card"

  override init(section: NSCollectionLayoutSection) {
    super.init(section: section)
    registerBackground()
  }

  override init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    super.init(section: section, configuration: configuration)
    registerBackground()
  }

  override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    super.init(sectionProvider: sectionProvider)
    registerBackground()
  }

  override init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    super.init(sectionProvider: sectionProvider, configuration: configuration)
    registerBackground()
  }

  required init?(coder: NSCoder) {
    fatalError("not in nibs")
  }

  private func registerBackground() {
    register(CardBackground.self, forDecorationViewOfKind: CardCompositionalLayout.backgroundKind)
  }
}

final class CardBackground: UICollectionReusableView {}

/// Declares one initialiser, and calls one of the shorter ones.
final class ColumnLayout: UICollectionViewCompositionalLayout {
  let columns: Int

  init(columns: Int, height: CGFloat) {
    self.columns = columns
    let part = 1 / CGFloat(columns)
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(part), heightDimension: .fractionalHeight(1)))
    super.init(
      section: NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    )
  }

  required init?(coder: NSCoder) {
    fatalError("not in nibs")
  }
}

final class PairedImageView: UIImageView {
  var isPaired = false

  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
    isPaired = image != nil && highlightedImage != nil
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

final class TintedRefreshControl: UIRefreshControl {
  override init() {
    super.init()
    tintColor = .red
  }

  required init?(coder: NSCoder) {
    fatalError("not in nibs")
  }
}

final class SceneWindow: UIWindow {
  var isOfScene = false

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    isOfScene = true
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    fatalError("not in nibs")
  }
}

/// Stacks and spinners are the views whose `init(coder:)` cannot fail.
final class ColumnStack: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
    axis = .vertical
  }
}

final class GreenSpinner: UIActivityIndicatorView {
  override init(style: UIActivityIndicatorView.Style) {
    super.init(style: style)
    color = .green
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
    color = .green
  }
}

final class BoldSegments: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentIndex = 0
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Leaves the status bar to the controller that it shows.
final class ContainerController: UINavigationController {
  override var childForStatusBarStyle: UIViewController? { topViewController }
  override var childForStatusBarHidden: UIViewController? { topViewController }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
  override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
}

// Descriptions returned by class methods are of the class on which they are called.

extension NSCollectionLayoutGroup {
  static func row(height: CGFloat, _ items: NSCollectionLayoutItem...) -> Self {
    .horizontal(layoutSize: .init(widthDimension: .whole, heightDimension: .absolute(height)), subitems: items)
  }
}

extension NSCollectionLayoutDimension {
  static var whole: Self { .fractionalWidth(1) }
}

extension NSCollectionLayoutSpacing {
  static var hairline: Self { .fixed(1) }
}

/// A group with an additional property.
final class NamedGroup: NSCollectionLayoutGroup {
  var name = ""

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? NamedGroup)?.name = name
    return copy
  }
}

final class TintedBackgroundItem: NSCollectionLayoutDecorationItem {
  var tint = UIColor.red
}
