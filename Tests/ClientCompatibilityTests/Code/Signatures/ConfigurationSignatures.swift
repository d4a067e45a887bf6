import UIKit

/// A content configuration and its view, as Apple's documentation writes them.
struct BadgeConfiguration: UIContentConfiguration, Hashable {
  var count = 0
  func makeContentView() -> UIView & UIContentView { BadgeView(configuration: self) }
  func updated(for state: UIConfigurationState) -> BadgeConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var copy = self
    if state.isSelected { copy.count += 1 }
    return copy
  }
}
class BadgeView: UIView, UIContentView {
  var configuration: UIContentConfiguration
  init(configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  func supports(_ configuration: UIContentConfiguration) -> Bool { configuration is BadgeConfiguration }
}

extension UIConfigurationStateCustomKey {
  static let badge = UIConfigurationStateCustomKey("badge")
}
extension UICellConfigurationState {
  var badge: Int? {
    get { self[.badge] as? Int }
    set { self[.badge] = newValue }
  }
}

@MainActor func configurationSignatures() {
  typealias Background = UIBackgroundConfiguration
  let backgrounds: [Background] = [
    .clear(), .listPlainCell(), .listPlainHeaderFooter(), .listGroupedCell(), .listGroupedHeaderFooter(),
    .listSidebarHeader(), .listSidebarCell(), .listAccompaniedSidebarCell(), .listCell(), .listHeader(), .listFooter(),
  ]
  _ = backgrounds
  requireHashable(Background.self)
  requireDescription(Background.self)
  writable(\Background.customView, UIView?.self)
  writable(\Background.cornerRadius, CGFloat.self)
  writable(\Background.backgroundInsets, NSDirectionalEdgeInsets.self)
  writable(\Background.edgesAddingLayoutMarginsToBackgroundInsets, NSDirectionalRectEdge.self)
  writable(\Background.backgroundColor, UIColor?.self)
  writable(\Background.backgroundColorTransformer, UIConfigurationColorTransformer?.self)
  writable(\Background.visualEffect, UIVisualEffect?.self)
  writable(\Background.image, UIImage?.self)
  writable(\Background.imageContentMode, UIView.ContentMode.self)
  writable(\Background.strokeColor, UIColor?.self)
  writable(\Background.strokeColorTransformer, UIConfigurationColorTransformer?.self)
  writable(\Background.strokeWidth, CGFloat.self)
  writable(\Background.strokeOutset, CGFloat.self)
  writable(\Background.shadowProperties, UIShadowProperties.self)
  let state: UIConfigurationState = UICellConfigurationState(traitCollection: UITraitCollection())
  let _: Background = Background.clear().updated(for: state)
  let _: UIColor = Background.clear().resolvedBackgroundColor(for: .red)
  let _: UIColor = Background.clear().resolvedStrokeColor(for: .red)

  typealias Content = UIListContentConfiguration
  let contents: [Content] = [
    .cell(), .subtitleCell(), .valueCell(), .plainHeader(), .plainFooter(), .groupedHeader(), .groupedFooter(),
    .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(), .sidebarCell(), .sidebarSubtitleCell(),
    .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(), .sidebarHeader(),
  ]
  _ = contents
  requireHashable(Content.self)
  requireHashable(Content.ImageProperties.self)
  requireHashable(Content.TextProperties.self)
  requireHashable(Content.TextProperties.TextAlignment.self)
  requireHashable(Content.TextProperties.TextTransform.self)
  requireDescription(Content.self)
  requireDescription(Content.ImageProperties.self)
  requireDescription(Content.TextProperties.self)
  writable(\Content.image, UIImage?.self)
  writable(\Content.imageProperties, Content.ImageProperties.self)
  writable(\Content.text, String?.self)
  writable(\Content.attributedText, NSAttributedString?.self)
  writable(\Content.textProperties, Content.TextProperties.self)
  writable(\Content.secondaryText, String?.self)
  writable(\Content.secondaryAttributedText, NSAttributedString?.self)
  writable(\Content.secondaryTextProperties, Content.TextProperties.self)
  writable(\Content.axesPreservingSuperviewLayoutMargins, UIAxis.self)
  writable(\Content.directionalLayoutMargins, NSDirectionalEdgeInsets.self)
  writable(\Content.prefersSideBySideTextAndSecondaryText, Bool.self)
  writable(\Content.alpha, CGFloat.self)
  writable(\Content.imageToTextPadding, CGFloat.self)
  writable(\Content.textToSecondaryTextHorizontalPadding, CGFloat.self)
  writable(\Content.textToSecondaryTextVerticalPadding, CGFloat.self)
  writable(\Content.ImageProperties.preferredSymbolConfiguration, UIImage.SymbolConfiguration?.self)
  writable(\Content.ImageProperties.tintColor, UIColor?.self)
  writable(\Content.ImageProperties.tintColorTransformer, UIConfigurationColorTransformer?.self)
  writable(\Content.ImageProperties.cornerRadius, CGFloat.self)
  writable(\Content.ImageProperties.maximumSize, CGSize.self)
  writable(\Content.ImageProperties.reservedLayoutSize, CGSize.self)
  writable(\Content.ImageProperties.accessibilityIgnoresInvertColors, Bool.self)
  writable(\Content.ImageProperties.strokeColor, UIColor?.self)
  writable(\Content.ImageProperties.strokeWidth, CGFloat.self)
  writable(\Content.TextProperties.font, UIFont.self)
  writable(\Content.TextProperties.color, UIColor.self)
  writable(\Content.TextProperties.colorTransformer, UIConfigurationColorTransformer?.self)
  writable(\Content.TextProperties.alignment, Content.TextProperties.TextAlignment.self)
  writable(\Content.TextProperties.lineBreakMode, NSLineBreakMode.self)
  writable(\Content.TextProperties.numberOfLines, Int.self)
  writable(\Content.TextProperties.adjustsFontSizeToFitWidth, Bool.self)
  writable(\Content.TextProperties.minimumScaleFactor, CGFloat.self)
  writable(\Content.TextProperties.allowsDefaultTighteningForTruncation, Bool.self)
  writable(\Content.TextProperties.adjustsFontForContentSizeCategory, Bool.self)
  writable(\Content.TextProperties.showsExpansionTextWhenTruncated, Bool.self)
  writable(\Content.TextProperties.transform, Content.TextProperties.TextTransform.self)
  let _: CGFloat = Content.ImageProperties.standardDimension
  let content = Content.cell()
  let _: UIColor = content.textProperties.resolvedColor()
  let _: UIColor = content.imageProperties.resolvedTintColor(for: .red)
  let _: Content = content.updated(for: state)
  let _: UIView & UIContentView = content.makeContentView()
  let view = UIListContentView(configuration: content)
  readWrite(\UIListContentView.configuration, (any UIContentConfiguration).self)
  readOnly(\UIListContentView.textLayoutGuide, UILayoutGuide?.self)
  readOnly(\UIListContentView.secondaryTextLayoutGuide, UILayoutGuide?.self)
  readOnly(\UIListContentView.imageLayoutGuide, UILayoutGuide?.self)
  let _: Bool = view.supports(content)

  let double = UIConfigurationColorTransformer { (color: UIColor) -> UIColor in color }
  let _: UIColor = double(.red)
  let _: (UIColor) -> UIColor = double.transform
  let _: [UIConfigurationColorTransformer] = [.grayscale, .preferredTint, .monochromeTint]
  let attributes = UIConfigurationTextAttributesTransformer { (incoming: AttributeContainer) -> AttributeContainer in
    var outgoing = incoming
    outgoing.font = .systemFont(ofSize: 12)
    return outgoing
  }
  let _: AttributeContainer = attributes(AttributeContainer())
}

@MainActor func stateSignatures() {
  typealias Cell = UICellConfigurationState
  requireHashable(Cell.self)
  requireDescription(Cell.self)
  requireHashable(Cell.DragState.self)
  requireHashable(Cell.DropState.self)
  writable(\Cell.traitCollection, UITraitCollection.self)
  for path in [
    \Cell.isDisabled, \Cell.isHighlighted, \Cell.isSelected, \Cell.isFocused, \Cell.isPinned, \Cell.isEditing,
    \Cell.isExpanded, \Cell.isSwiped, \Cell.isReordering,
  ] {
    writable(path, Bool.self)
  }
  writable(\Cell.cellDragState, Cell.DragState.self)
  writable(\Cell.cellDropState, Cell.DropState.self)
  writable(\Cell[.badge], AnyHashable?.self)
  let _: [Cell.DragState] = [.none, .lifting, .dragging]
  let _: [Cell.DropState] = [.none, .notTargeted, .targeted]
  typealias View = UIViewConfigurationState
  requireHashable(View.self)
  requireDescription(View.self)
  for path in [
    \View.isDisabled, \View.isHighlighted, \View.isSelected, \View.isFocused, \View.isPinned,
  ] {
    writable(path, Bool.self)
  }
  var state: UIConfigurationState = View(traitCollection: UITraitCollection())
  state[.badge] = 3
  let _ = UIConfigurationStateCustomKey(rawValue: "key")
}

@MainActor func listSignatures() {
  typealias List = UICollectionLayoutListConfiguration
  var list = List(appearance: .insetGrouped)
  let _: [List.Appearance] = [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]
  let _: [List.HeaderMode] = [.none, .supplementary, .firstItemInSection]
  let _: [List.FooterMode] = [.none, .supplementary]
  requireHashable(List.Appearance.self)
  requireHashable(List.HeaderMode.self)
  requireHashable(List.FooterMode.self)
  readOnly(\List.appearance, List.Appearance.self)
  writable(\List.showsSeparators, Bool.self)
  writable(\List.separatorConfiguration, UIListSeparatorConfiguration.self)
  writable(\List.itemSeparatorHandler, List.ItemSeparatorHandler?.self)
  writable(\List.backgroundColor, UIColor?.self)
  writable(\List.leadingSwipeActionsConfigurationProvider, List.SwipeActionsConfigurationProvider?.self)
  writable(\List.trailingSwipeActionsConfigurationProvider, List.SwipeActionsConfigurationProvider?.self)
  writable(\List.headerMode, List.HeaderMode.self)
  writable(\List.footerMode, List.FooterMode.self)
  writable(\List.headerTopPadding, CGFloat?.self)
  list.itemSeparatorHandler = {
    (itemIndexPath: IndexPath, sectionSeparatorConfiguration: UIListSeparatorConfiguration)
      -> UIListSeparatorConfiguration in
    sectionSeparatorConfiguration
  }
  list.trailingSwipeActionsConfigurationProvider = { (indexPath: IndexPath) -> UISwipeActionsConfiguration? in
    let action = UIContextualAction(style: .destructive, title: "Delete") {
      (action: UIContextualAction, view: UIView, completion: @escaping (Bool) -> Void) in
      completion(true)
    }
    action.backgroundColor = .red
    action.image = nil
    let configuration = UISwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
  let _: UICollectionViewCompositionalLayout = .list(using: list)
  typealias Separator = UIListSeparatorConfiguration
  requireHashable(Separator.self)
  requireDescription(Separator.self)
  requireHashable(Separator.Visibility.self)
  let _ = Separator(listAppearance: .plain)
  let _: [Separator.Visibility] = [.automatic, .visible, .hidden]
  let _: NSDirectionalEdgeInsets = Separator.automaticInsets
  writable(\Separator.topSeparatorVisibility, Separator.Visibility.self)
  writable(\Separator.bottomSeparatorVisibility, Separator.Visibility.self)
  writable(\Separator.topSeparatorInsets, NSDirectionalEdgeInsets.self)
  writable(\Separator.bottomSeparatorInsets, NSDirectionalEdgeInsets.self)
  writable(\Separator.color, UIColor.self)
  writable(\Separator.multipleSelectionColor, UIColor.self)
  writable(\Separator.visualEffect, UIVisualEffect?.self)
}

@MainActor func sectionOfList(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
  .list(using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
}

@MainActor func accessorySignatures() {
  typealias Accessory = UICellAccessory
  let handler: Accessory.ActionHandler = {}
  let accessories: [Accessory] = [
    .disclosureIndicator(),
    .disclosureIndicator(displayed: .always, options: .init(isHidden: false, reservedLayoutWidth: .actual)),
    .disclosureIndicator(options: .init(tintColor: .red)),
    .detail(),
    .detail(displayed: .whenEditing, options: .init(tintColor: .red), actionHandler: handler),
    .checkmark(), .checkmark(displayed: .whenNotEditing, options: .init(reservedLayoutWidth: .custom(10))),
    .delete(), .delete(displayed: .whenEditing, options: .init(backgroundColor: .red), actionHandler: handler),
    .delete(actionHandler: handler), .insert(), .insert(options: .init(), actionHandler: handler),
    .reorder(), .reorder(displayed: .always, options: .init(showsVerticalSeparator: false)),
    .multiselect(), .multiselect(displayed: .always, options: .init(backgroundColor: .blue)),
    .outlineDisclosure(), .outlineDisclosure(options: .init(style: .header)),
    .outlineDisclosure(displayed: .always, options: .init(style: .cell), actionHandler: handler),
    .label(text: "1"),
    .label(
      text: "1", displayed: .always,
      options: .init(tintColor: .red, font: .systemFont(ofSize: 10), adjustsFontForContentSizeCategory: true)),
    .customView(
      configuration: .init(
        customView: UIView(), placement: .leading(displayed: .always, at: { (all: [Accessory]) -> Int in all.count }),
        isHidden: false, reservedLayoutWidth: .standard, tintColor: .red, maintainsFixedSize: true)),
    .customView(configuration: .init(customView: UIView(), placement: .trailing())),
    .customView(configuration: .init(customView: UIView(), placement: .leading())),
    .customView(configuration: .init(customView: UIView(), placement: .trailing(displayed: .whenEditing))),
    .popUpMenu(UIMenu(children: [])),
    .popUpMenu(
      UIMenu(children: []), displayed: .always, options: .init(),
      selectedElementDidChangeHandler: { (menu: UIMenu) in _ = menu }),
  ]
  let first = accessories[0]
  readOnly(\Accessory.accessoryType, Accessory.AccessoryType.self)
  requireHashable(Accessory.AccessoryType.self)
  requireHashable(Accessory.DisplayedState.self)
  requireHashable(Accessory.OutlineDisclosureOptions.Style.self)
  let position: Accessory.Placement.Position = Accessory.Placement.position(before: first)
  let _: Accessory.Placement.Position = Accessory.Placement.position(after: first)
  let _: Int = position(accessories)
  if case .customView(let view) = first.accessoryType { let _: UIView = view }
  if case .custom(let width) = Accessory.LayoutDimension.custom(2) { let _: CGFloat = width }
  writable(\Accessory.DisclosureIndicatorOptions.isHidden, Bool.self)
  writable(\Accessory.DisclosureIndicatorOptions.reservedLayoutWidth, Accessory.LayoutDimension.self)
  writable(\Accessory.DisclosureIndicatorOptions.tintColor, UIColor?.self)
  writable(\Accessory.DeleteOptions.backgroundColor, UIColor?.self)
  writable(\Accessory.ReorderOptions.showsVerticalSeparator, Bool.self)
  writable(\Accessory.OutlineDisclosureOptions.style, Accessory.OutlineDisclosureOptions.Style.self)
  writable(\Accessory.LabelOptions.font, UIFont.self)
  writable(\Accessory.LabelOptions.adjustsFontForContentSizeCategory, Bool.self)
  readOnly(\Accessory.CustomViewConfiguration.customView, UIView.self)
  readOnly(\Accessory.CustomViewConfiguration.placement, Accessory.Placement.self)
  writable(\Accessory.CustomViewConfiguration.maintainsFixedSize, Bool.self)
}
