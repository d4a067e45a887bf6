import QuartzCore

/// Searches the text of a view with a find bar at the bottom of the window.
///
/// Ctrl+F or Cmd+F opens the bar while the view, or one in it, is first responder. Ctrl+G finds the next result.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifindinteraction).
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  /// The view that the interaction is attached to; nil for none.
  open private(set) weak var view: UIView?
  /// The object that provides the searches. It is not retained.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The current search; nil while the find bar is closed.
  open private(set) var activeFindSession: UIFindSession?
  /// A closure that returns the menu of the find bar, given the usual entries. Without one, or if it returns nil, the
  /// menu has these.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { bar?.updateMenu() }
  }

  private var query = ""
  private var replacement = ""
  private(set) var bar: FindBar?
  private var isCaseSensitive = false
  private var findsWholeWords = false
  /// The part of the view's content inset that makes room for the bar.
  private var room: CGFloat = 0

  /// Creates an interaction with the object that provides its searches, which is not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { dismissFindNavigator() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
  }

  // MARK: Texts

  /// The text that is searched for; nil for none. Setting it while the find bar is open searches for it.
  open var searchText: String? {
    get { query.isEmpty ? nil : query }
    set {
      guard newValue ?? "" != query else { return }
      query = newValue ?? ""
      bar?.field.text = query
      search()
    }
  }

  /// The text that replaces results; nil for none.
  open var replacementText: String? {
    get { replacement.isEmpty ? nil : replacement }
    set {
      replacement = newValue ?? ""
      bar?.replacementField.text = replacement
    }
  }

  // MARK: The find bar

  /// Whether the find bar is open.
  open var isFindNavigatorVisible: Bool { bar != nil }

  /// Opens the find bar, or moves to its text field if it is open. Nothing happens if the view is not in a window, or
  /// if the delegate returns no session.
  ///
  /// - Parameter showingReplace: whether to show the field for replacing too, if the session supports replacing.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.window else { return }
    if let bar, let activeFindSession {
      if showingReplace { bar.showsReplacement = activeFindSession.supportsReplacement }
      return bar.edit()
    }
    guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    activeFindSession = session
    session.onChange = { [weak self] in self?.updateResultCount() }
    let bar = FindBar(interaction: self)
    self.bar = bar
    bar.field.text = query
    bar.replacementField.text = replacement
    bar.showsReplacement = showingReplace && session.supportsReplacement
    window.addSubview(bar)
    bar.place()
    bar.start()
    delegate?.findInteraction(self, didBegin: session)
    search()
    bar.edit()
  }

  /// Closes the find bar, and ends the search. The view becomes first responder, if the find bar contained it.
  open func dismissFindNavigator() {
    guard let bar else { return }
    let hadResponder = bar.containsFirstResponder
    self.bar = nil
    bar.stop()
    bar.removeFromSuperview()
    makeRoom(0)
    if let session = activeFindSession {
      activeFindSession = nil
      session.onChange = nil
      session.end()
      delegate?.findInteraction(self, didEnd: session)
    }
    if hadResponder, let view, view.window != nil { _ = view.becomeFirstResponder() }
  }

  /// Highlights the next result.
  open func findNext() { find(.forward) }
  /// Highlights the previous result.
  open func findPrevious() { find(.backward) }

  private func find(_ direction: UITextStorageDirection) {
    activeFindSession?.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Updates the summary of the results in the find bar. Sessions of one's own need it when their results have changed
  /// by themselves.
  open func updateResultCount() { bar?.updateResults() }

  // MARK: From the find bar

  func queryWasEdited(to text: String) {
    query = text
    search()
  }

  func replacementWasEdited(to text: String) { replacement = text }

  private func search() {
    activeFindSession?.performSearch(query: query, options: options)
    updateResultCount()
  }

  func replaceOne() {
    activeFindSession?.performSingleReplacement(query: query, replacementString: replacement, options: options)
    updateResultCount()
  }

  func replaceAll() {
    activeFindSession?.replaceAll(searchQuery: query, replacementString: replacement, options: options)
    updateResultCount()
  }

  private var options: UITextSearchOptions {
    UITextSearchOptions(
      wordMatchMethod: findsWholeWords ? .fullWord : .contains,
      stringCompareOptions: isCaseSensitive ? [] : .caseInsensitive)
  }

  /// Returns the menu of the find bar.
  func makeMenu() -> UIMenu {
    var entries: [UIMenuElement] = [
      UIAction(title: "Match Case", state: isCaseSensitive ? .on : .off) { [weak self] _ in
        self?.isCaseSensitive.toggle()
        self?.optionsDidChange()
      },
      UIAction(title: "Whole Words", state: findsWholeWords ? .on : .off) { [weak self] _ in
        self?.findsWholeWords.toggle()
        self?.optionsDidChange()
      },
    ]
    if activeFindSession?.supportsReplacement == true, let bar {
      entries.append(
        UIAction(title: "Replace", state: bar.showsReplacement ? .on : .off) { [weak bar] _ in
          bar?.showsReplacement.toggle()
          bar?.updateMenu()
        })
    }
    return optionsMenuProvider?(entries) ?? UIMenu(children: entries)
  }

  private func optionsDidChange() {
    bar?.updateMenu()
    search()
  }

  /// Adds the height that the bar covers to the view's inset, so that its last lines can be scrolled above the bar.
  func makeRoom(_ height: CGFloat) {
    guard let scrollView = view as? UIScrollView, height != room else { return }
    let bottom = scrollView.contentInset.bottom - room + height
    room = height
    scrollView.contentInset.bottom = max(bottom, 0)
  }
}

/// The object that provides the searches of a find interaction.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifindinteractiondelegate).
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Returns the session for a search in the interaction's view; nil for none, and then no find bar is shown.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Called when a search has begun. The default does nothing.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called when a search has ended. The default does nothing.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
