/// Offers actions on shared items: copying, opening, and the app's own activities.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller).
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// A closure that is called at the end, with the chosen activity, whether it was completed, the returned items, and
  /// an error.
  public typealias CompletionWithItemsHandler =
    @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  private let card = AlertCard(isSheet: true)
  private var hasEnded = false

  /// The parts of the list that are not shown.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiactivitysectiontypes).
  public struct SectionTypes: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// People whom something was shared with lately, who are never shown here.
    public static let peopleSuggestions = SectionTypes(rawValue: 1)
  }

  /// The parts of the list that are not shown; none by default. There is one part here, which always is.
  open var excludedActivitySectionTypes: SectionTypes = []
  /// Whether one of the app's own activities may be more prominent; false by default. Stored; has no effect: all rows
  /// look the same.
  open var allowsProminentActivity = false
  /// The activities that are not offered; nil, the default, for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called once, after an activity or without one; nil, the default, for none.
  public final var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - activityItems: texts, URLs, or anything that the app's own activities can use.
  ///   - applicationActivities: the app's own activities; nil for none.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = (applicationActivities ?? []) + [CopyActivity(), OpenActivity()]
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    // In a narrow window, a sheet as tall as its rows.
    popoverPresentationController?.adaptiveSheetPresentationController.detents = [
      .custom { [weak self] _ in self?.preferredContentSize.height }
    ]
  }

  // Unavailable, so that subclasses with initialisers of their own need none for storyboards, as on iOS.
  @available(*, unavailable, message: "a controller is created with its items")
  public required init?(coder: NSCoder) { nil }

  /// The items, or the placeholders of those that are created later.
  private var placeholders: [Any] {
    items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  /// Returns the items for an activity.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// The activities that are offered.
  var offered: [UIActivity] {
    activities.filter { activity in
      if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { return false }
      return activity.canPerform(withActivityItems: placeholders)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(card)
    card.backgroundColor = nil
    card.layer.cornerRadius = 0
    let buttons = offered.map { activity in
      let button = AlertButton(
        action: UIAlertAction(title: activity.activityTitle, style: .default), isSheet: true, isBold: false)
      button.addAction(UIAction { [weak self] _ in self?.run(activity) }, for: .primaryActionTriggered)
      button.show(activity.activityImage)
      return button
    }
    let text = CopyActivity.text(of: placeholders)
    card.show(title: text.isEmpty ? nil : String(text.prefix(200)), message: nil, fields: [], buttons: buttons)
    preferredContentSize = card.sizeThatFits(CGSize(width: 320, height: 0))
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    card.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width,
      height: min(area.height, card.sizeThatFits(area.size).height))
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    end(nil, completed: false)
  }

  func run(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.onFinish = { [weak self] completed in self?.end(activity.activityType, completed: completed) }
    isRunning = true
    let presenting = presentingViewController
    let perform: @MainActor () -> Void = {
      guard let presenting, let controller = activity.activityViewController else { return activity.perform() }
      activity.shownController = controller
      presenting.present(controller, animated: true)
    }
    if presenting == nil { perform() } else { dismiss(animated: true, completion: perform) }
  }

  private var isRunning = false

  private func end(_ type: UIActivity.ActivityType?, completed: Bool) {
    // Disappearing because an activity was chosen is not the end.
    if type == nil, !completed, isRunning { return }
    guard !hasEnded else { return }
    hasEnded = true
    completionWithItemsHandler?(type, completed, nil, nil)
  }
}
