/// A field for a search text, with an optional cancel button.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisearchbar).
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
  /// The style of a search bar. All look the same here.
  public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }

  /// The field that contains the text.
  open private(set) var searchTextField = UISearchTextField(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private let scopes = UISegmentedControl(items: nil)
  private lazy var fieldDelegate = SearchFieldDelegate(bar: self)
  /// The observer of the search controller, called before the delegate.
  final var owner: (any SearchBarOwner)?
  /// The height in points of the scope bar.
  static let scopeHeight: CGFloat = 44

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UISearchBar.self)
  }

  private func setUp() {
    searchTextField.delegate = fieldDelegate
    searchTextField.onEscape = { [weak self] in self?.escape() }
    searchTextField.addAction(
      UIAction { [weak self] _ in
        self?.textWasChanged()
      }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.isHidden = true
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
    addSubview(searchTextField)
    addSubview(cancelButton)
    scopes.isHidden = true
    scopes.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
    addSubview(scopes)
  }

  private func textWasChanged() {
    owner?.searchBarTextDidChange()
    delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
  }

  private func scopeWasChosen() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scopes.selectedSegmentIndex)
    owner?.searchBarScopeDidChange()
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  /// The object that controls and is notified of editing. It is not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The style of the bar; `.default` by default. Stored; has no effect.
  open var searchBarStyle = Style.default
  /// The background colour; nil, the default, for none.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether the bar is translucent; true by default. Stored; has no effect.
  open var isTranslucent = true
  /// A line of text above the field; nil by default. Stored; has no effect.
  open var prompt: String?

  /// The search text; nil or empty for none. Setting it calls the delegate's `searchBar(_:textDidChange:)`, as on iOS.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      textWasChanged()
    }
  }

  /// Sets the text without notifying the search controller.
  func takeText(_ text: String) {
    guard text != searchTextField.text else { return }
    searchTextField.text = text
    delegate?.searchBar(self, textDidChange: text)
  }

  /// The titles of the scopes, a segmented control below the field; nil, the default, for none.
  open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      let selected = max(scopes.selectedSegmentIndex, 0)
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopes.selectedSegmentIndex = min(selected, scopes.numberOfSegments - 1)
      setNeedsLayout()
    }
  }
  /// The index of the selected scope; 0 by default. Setting it does not call the delegate.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }
  /// Whether the scopes are shown; false by default.
  open var showsScopeBar = false {
    didSet {
      guard showsScopeBar != oldValue else { return }
      scopes.isHidden = !showsScopeBar
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      superview?.superview?.setNeedsLayout()
      (superview?.superview as? any SearchBarContainer)?.onHeightChange?()
    }
  }
  /// Shows or hides the scopes, without animation here.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Whether the field has a bookmark button; false by default. Stored; has no effect.
  open var showsBookmarkButton = false
  /// Whether the field has a button for results; false by default. Stored; has no effect.
  open var showsSearchResultsButton = false
  /// The style of the bar; `.default` by default. Stored; has no effect.
  open var barStyle = UIBarStyle.default
  /// The field's automatic capitalisation.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The field's automatic correction.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The field's kind of keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The field's label of Return.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether Return is disabled while the field is empty.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// The look of the field's on-screen keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// Whether the field's text is hidden.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// The meaning of the field's text; nil, the default, for none.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// The background picture; nil by default. Stored; has no effect: the bar has no background of its own.
  private var looks = SearchBarLooks()
  /// The image behind the field, which replaces the bar's colour; nil, the default, for none.
  open var backgroundImage: UIImage? {
    get { looks.backgrounds[BarPlace(.any, .default)] }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  /// Sets the image behind the field.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    looks.backgrounds[BarPlace(barPosition, barMetrics)] = backgroundImage
    guard barMetrics == .default else { return }
    if let backgroundImage {
      if looks.backgroundView == nil {
        let view = UIImageView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        looks.backgroundView = view
      }
      looks.backgroundView?.image = backgroundImage
    } else {
      looks.backgroundView?.removeFromSuperview()
      looks.backgroundView = nil
    }
  }

  /// Returns the image behind the field; nil for none.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[BarPlace(barPosition, barMetrics)]
  }

  /// Sets the image behind the text, which replaces the rounded background.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    looks.fieldBackgrounds[state.rawValue] = backgroundImage
    guard state == .normal else { return }
    searchTextField.background = backgroundImage
    searchTextField.borderStyle = backgroundImage == nil ? .roundedRect : .none
  }

  /// Returns the image behind the text; nil for none.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.fieldBackgrounds[state.rawValue]
  }

  /// The image behind the scope buttons. Stored; has no effect: they form a segmented control.
  open var scopeBarBackgroundImage: UIImage?
  /// Sets the image behind a scope button. Stored; has no effect: the buttons form a segmented control.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    looks.scopeBackgrounds[state.rawValue] = backgroundImage
  }
  /// Returns the image behind a scope button; nil for none.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.scopeBackgrounds[state.rawValue]
  }
  /// Sets the text attributes of the scope buttons.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopes.setTitleTextAttributes(attributes, for: state) }
  /// Returns the text attributes of the scope buttons; nil for none.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopes.titleTextAttributes(for: state)
  }

  /// The offset of the field in points. Stored; has no effect.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// The offset of the text in points. Stored; has no effect.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// Sets the offset of an icon in points. Stored; has no effect.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { looks.iconShifts[icon] = adjustment }
  /// Returns the offset of an icon in points.
  open func positionAdjustment(for icon: Icon) -> UIOffset { looks.iconShifts[icon] ?? .zero }

  /// Whether the button for results is selected. Stored; has no effect.
  open var isSearchResultsButtonSelected = false
  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether the user can type and choose a scope.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      scopes.isEnabled = newValue
      cancelButton.isEnabled = newValue
    }
  }
  /// The view above the keyboard while the field is being edited.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// Sets a picture of the field. Only that of `.search` in the state `.normal` is shown.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard icon == .search, state == .normal else { return }
    searchTextField.takeIcon(iconImage)
  }

  /// A picture in the field.
  public enum Icon: Int, Sendable {
    case search = 0, clear, bookmark, resultsList
  }
  /// The text shown in the empty field; nil for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Whether the cancel button is shown; false by default. Setting it does not animate.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard cancelButton.isHidden == showsCancelButton else { return }
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
    if animated, window != nil {
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }
  }

  private func cancel() {
    owner?.searchBarDidCancel()
    delegate?.searchBarCancelButtonClicked(self)
  }

  /// Does the same as the cancel button, if it is shown; otherwise ends editing.
  private func escape() {
    if showsCancelButton { cancel() } else { searchTextField.resignFirstResponder() }
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isInBar = superview?.superview is any SearchBarContainer
    let room = bounds.height - (showsScopeBar ? UISearchBar.scopeHeight : 0)
    let height = min(36, room)
    // In a navigation bar the field is directly below the title.
    let y = isInBar ? 1 : ((room - height) / 2).rounded()
    let margin: CGFloat = isInBar ? 16 : 8
    scopes.frame = CGRect(x: margin, y: bounds.height - 40, width: max(0, bounds.width - 2 * margin), height: 32)
    var width = max(0, bounds.width - 2 * margin)
    if showsCancelButton {
      let size = cancelButton.intrinsicContentSize
      width = max(0, width - size.width - margin)
      cancelButton.frame = CGRect(
        x: isRightToLeft ? margin : bounds.width - margin - size.width, y: y, width: size.width, height: height)
    }
    searchTextField.frame = CGRect(
      x: isRightToLeft ? bounds.width - margin - width : margin, y: y, width: width, height: height)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }
  private var ownHeight: CGFloat { 56 + (showsScopeBar ? UISearchBar.scopeHeight : 0) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }
}

/// Receives the events of a search bar for its controller.
@MainActor protocol SearchBarOwner: AnyObject {
  func searchBarDidBegin()
  func searchBarTextDidChange()
  func searchBarDidCancel()
  func searchBarScopeDidChange()
}

/// Forwards the events of the field to the search bar's delegate.
@MainActor private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar?.owner?.searchBarDidBegin()
    if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}
