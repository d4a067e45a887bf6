import CoreGraphics
@_spi(UIKit) import UIKitCore

/// A view that shows one accessory of a list cell.
final class AccessoryView: UIControl {
  private(set) var accessory: UICellAccessory
  private weak var cell: UICollectionViewListCell?
  private var glyph: AccessoryGlyph?
  private var label: UILabel?
  private var custom: UIView?
  private var rule: UIView?
  private var isExpanded: Bool?
  private var menuAnchor: MenuAnchor?

  /// The margin in points around a small mark that counts as touching it.
  private static let touchMargin: CGFloat = 10
  static let standardWidth: CGFloat = 22

  init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
    self.accessory = accessory
    self.cell = cell
    super.init(frame: .zero)
    isOpaque = false
    setUp()
  }

  required init?(coder: NSCoder) { return nil }

  override class var drawsItself: Bool { false }

  /// Replaces the accessory by another one of the same type.
  func take(_ accessory: UICellAccessory) {
    self.accessory = accessory
    update()
  }

  private func setUp() {
    let shape: AccessoryGlyph.Shape?
    switch accessory.accessoryType {
    case .disclosureIndicator, .outlineDisclosure: shape = .chevron
    case .checkmark: shape = .checkmark
    case .delete: shape = .delete
    case .insert: shape = .insert
    case .reorder: shape = .reorder
    case .multiselect: shape = .unselected
    case .detail: shape = .detail
    case .popUpMenu: shape = .upDown
    case .label, .customView: shape = nil
    }
    if let shape {
      let view = AccessoryGlyph(shape)
      glyph = view
      addSubview(view)
    }
    switch accessory.accessoryType {
    case .label, .popUpMenu:
      let view = UILabel()
      label = view
      addSubview(view)
      if accessory.accessoryType == .popUpMenu { setUpMenu() }
    case .customView(let view):
      custom = view
      addSubview(view)
    case .delete, .insert, .detail, .outlineDisclosure:
      addAction(UIAction { [weak self] _ in self?.chosen() }, for: .touchUpInside)
    case .reorder: setUpReordering()
    case .disclosureIndicator, .checkmark, .multiselect: break
    }
    update()
  }

  private func update() {
    let options = accessory.options
    tintColor = options.tintColor
    switch accessory.accessoryType {
    case .delete, .insert:
      glyph?.color = options.tintColor
      glyph?.fillColor = options.backgroundColor
    case .outlineDisclosure: glyph?.color = options.tintColor ?? .tintColor
    case .multiselect:
      glyph?.color = nil
      glyph?.fillColor = options.backgroundColor
    case .checkmark, .detail: glyph?.color = nil
    default: glyph?.color = options.tintColor
    }
    if let label {
      label.font = options.font ?? .preferredFont(forTextStyle: .body)
      label.textColor = options.tintColor ?? .secondaryLabel
      label.text = options.text ?? options.menu.map(Self.chosenTitle)
    }
    // Marks are not controls: touches go to the row.
    switch accessory.accessoryType {
    case .disclosureIndicator, .checkmark, .multiselect, .label: isUserInteractionEnabled = false
    case .outlineDisclosure: isUserInteractionEnabled = !(cell?.togglesOnSelection ?? false)
    default: isUserInteractionEnabled = true
    }
    setNeedsLayout()
  }

  /// Returns the title of a pop-up menu's chosen element, otherwise of its first one.
  private static func chosenTitle(_ menu: UIMenu) -> String {
    menu.selectedElements.first?.title ?? menu.actions.first?.title ?? menu.title
  }

  // MARK: State

  func show(_ state: UICellConfigurationState, animated: Bool) {
    switch accessory.accessoryType {
    case .multiselect:
      glyph?.shape = state.isSelected ? .selected : .unselected
      glyph?.color = state.isSelected ? accessory.options.tintColor : nil
    case .outlineDisclosure:
      isUserInteractionEnabled = !(cell?.togglesOnSelection ?? false)
      guard isExpanded != state.isExpanded else { return }
      let turnsVisibly = animated && isExpanded != nil
      isExpanded = state.isExpanded
      let turn = { [self] in
        let angle = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -CGFloat.pi / 2 : .pi / 2
        glyph?.transform = state.isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity
      }
      if turnsVisibly {
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: turn)
      } else {
        turn()
      }
    default: break
    }
  }

  // MARK: Size

  /// The size of the contents.
  private var naturalSize: CGSize {
    if let custom {
      let options = accessory.options
      if options.maintainsFixedSize { return custom.frame.size }
      let fitting = custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if fitting.width > 0, fitting.height > 0 { return fitting }
      let own = custom.intrinsicContentSize
      return own.width > 0 && own.height > 0 ? own : custom.frame.size
    }
    var size = glyph.map { AccessoryGlyph.size(of: $0.shape) } ?? .zero
    if let label {
      let text = label.sizeThatFits(.zero)
      size.width = text.width + (glyph == nil ? 0 : size.width + 6)
      size.height = max(size.height, text.height)
    }
    return size
  }

  /// The width reserved in the cell.
  var layoutWidth: CGFloat {
    let own = naturalSize.width
    switch accessory.options.reservedLayoutWidth {
    case .actual: return own
    case .standard: return max(own, Self.standardWidth)
    case .custom(let width): return max(0, width)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = naturalSize
    let (width, height) = (min(size.width, max(bounds.width, size.width)), min(size.height, bounds.height))
    let start = (bounds.width - width) / 2
    func centered(_ view: UIView?, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      guard let view else { return }
      let scale = max(traitCollection.displayScale, 1)
      view.bounds.size = CGSize(width: width, height: height)
      view.center = CGPoint(x: x + width / 2, y: (bounds.height * scale / 2).rounded() / scale)
    }
    centered(custom, start, width, height)
    if let label, let glyph {
      let mark = AccessoryGlyph.size(of: glyph.shape)
      centered(label, start, width - mark.width - 6, label.sizeThatFits(.zero).height)
      centered(glyph, start + width - mark.width, mark.width, mark.height)
    } else {
      centered(label, start, width, label?.sizeThatFits(.zero).height ?? 0)
      // A square around the mark, in which it can be rotated.
      if let glyph {
        let mark = AccessoryGlyph.size(of: glyph.shape)
        let side = max(mark.width, mark.height)
        centered(glyph, start + (width - side) / 2, side, side)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft, accessory.accessoryType == .disclosureIndicator {
          glyph.transform = CGAffineTransform(scaleX: -1, y: 1)
        }
      }
    }
    layOutRule()
  }

  /// Places the line between a grip and other accessories.
  private func layOutRule() {
    let isWanted =
      accessory.accessoryType == .reorder && accessory.options.showsVerticalSeparator
      && (cell?.hasAccessoryBefore(self) ?? false)
    guard isWanted else {
      rule?.removeFromSuperview()
      rule = nil
      return
    }
    let view = rule ?? UIView()
    if rule == nil {
      rule = view
      view.backgroundColor = .separator
      addSubview(view)
    }
    let width = 1 / max(traitCollection.displayScale, 1)
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width + 8 : -8
    view.frame = CGRect(x: x, y: bounds.height * 0.2, width: width, height: bounds.height * 0.6)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let margin = custom == nil ? Self.touchMargin : 0
    return bounds.insetBy(dx: -margin, dy: 0).contains(point)
  }

  // MARK: Actions

  private func chosen() {
    if let action = accessory.action { return action() }
    switch accessory.accessoryType {
    case .outlineDisclosure: cell?.toggleOutline()
    case .delete: cell?.revealTrailingActions()
    default: break
    }
  }

  /// Opens the menu on touch and shows the chosen element.
  private func setUpMenu() {
    let anchor = MenuAnchor(
      control: self, menu: { [weak self] in self?.accessory.options.menu },
      didChoose: { [weak self] in self?.menuChoiceDidChange() })
    anchor.opensByHolding = false
    menuAnchor = anchor
    addAction(UIAction { [weak self] _ in self?.menuAnchor?.show() }, for: .touchUpInside)
  }

  private func menuChoiceDidChange() {
    guard let menu = accessory.options.menu else { return }
    if let chosen = menuAnchor?.lastChosen, menu.actions.contains(chosen) { menu.select(chosen) }
    update()
    cell?.setNeedsLayout()
    accessory.options.menuHandler?(menu)
  }

  /// Starts moving the row as soon as its grip is touched.
  private func setUpReordering() {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addAction { [weak self] recognizer in
      guard let cell = self?.cell, let view = cell.reuseState.collectionView else { return }
      let middle = CGPoint(x: cell.center.x, y: recognizer.location(in: cell.superview).y)
      switch recognizer.state {
      case .began:
        if let path = view.indexPath(for: cell) { _ = view.beginInteractiveMovementForItem(at: path) }
      case .changed: view.updateInteractiveMovementTargetPosition(middle)
      case .ended: view.endInteractiveMovement()
      case .cancelled, .failed: view.cancelInteractiveMovement()
      default: break
      }
    }
    addGestureRecognizer(press)
  }
}
