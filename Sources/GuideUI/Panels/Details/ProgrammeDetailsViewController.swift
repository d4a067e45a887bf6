import GuideModel
import UIKit

/// The panel beside the grid with everything the feed says about one airing, laid out like a film's page, and with its
/// actions. For a hole in the feed: the channel, the time, and further actions.
///
/// The panel shows its contents and calls closures; the window decides what the buttons do.
final class ProgrammeDetailsViewController: GuidePanel {
  struct Details {
    enum Subject {
      /// An airing, the feed's further data about it, and the airings that the grid cannot draw because this one covers
      /// them.
      case airing(Airing, programme: Programme?, hidden: [Airing])
      /// A time without an airing.
      case hole(GuideHole)
    }

    var subject: Subject
    var channel: Channel

    var airing: Airing? {
      if case .airing(let airing, _, _) = subject { airing } else { nil }
    }
    var programme: Programme? {
      if case .airing(_, let programme, _) = subject { programme } else { nil }
    }
    var hole: GuideHole? {
      if case .hole(let hole) = subject { hole } else { nil }
    }

    func content(times: GuideTimes) -> ProgrammeDetailsContent {
      switch subject {
      case .airing(let airing, let programme, let hidden):
        ProgrammeDetailsContent(airing: airing, channel: channel, programme: programme, hidden: hidden, times: times)
      case .hole(let hole): ProgrammeDetailsContent(hole: hole, channel: channel, times: times)
      }
    }
  }

  /// A button below the title.
  struct Action {
    var title: String
    /// The name of a system symbol.
    var symbol: String
    /// Whether it shows a state that is on.
    var isOn = false
    /// Whether pressing it again reverses it.
    var isToggle = false
    /// Shown when the button is pressed, instead of calling `perform`.
    var menu: UIMenu?
    var perform: @MainActor () -> Void = {}
  }

  /// Airings related to this one: its repeats, and what else is on then.
  struct Related {
    struct Row {
      var title: String
      var detail: String
      var open: () -> Void
    }
    var title: String
    var rows: [Row]
  }

  var details: Details? {
    didSet {
      related = []
      if isViewLoaded { showDetails() }
    }
  }

  /// Buttons below the title, the most useful first; those that do not fit go into a menu.
  var actions: [Action] = [] {
    didSet { if isViewLoaded { showActions() } }
  }

  /// Shown below everything else, once it has been found.
  var related: [Related] = [] {
    didSet { if isViewLoaded { showRelated() } }
  }

  /// Called with the name of a person that was pressed.
  var onPerson: ((String) -> Void)?
  /// Called with an address from the feed that was pressed.
  var onLink: ((String) -> Void)?

  private let times: GuideTimes
  private let images: ImageLoader?
  private let scrollView = PanelScrollView()
  private let picture = UIImageView()
  private var blockViews: [UIView] = []
  private let actionRow = DetailsActionRow()
  private var relatedViews: [UIView] = []
  private var request: ImageRequest?

  init(times: GuideTimes, images: ImageLoader?) {
    self.times = times
    self.images = images
    super.init(nibName: nil, bundle: nil)
    title = localized("Details")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.isHidden = true
    scrollView.addSubview(picture)
    scrollView.addSubview(actionRow)
    showDetails()
    showActions()
    showRelated()
  }

  private func showDetails() {
    guard let details else { return }
    let content = details.content(times: times)
    for view in blockViews { view.removeFromSuperview() }
    blockViews = content.blocks.map(makeView)
    for view in blockViews { scrollView.addSubview(view) }
    request?.cancel()
    picture.image = nil
    picture.isHidden = true
    request = images?.image(
      at: content.pictureURL, of: details.airing?.channel ?? details.channel.id,
      fitting: CGSize(width: 720, height: 405)
    ) { [weak self] image in
      guard let self, let image else { return }
      picture.image = image
      picture.isHidden = false
      view.setNeedsLayout()
    }
    scrollView.setContentOffset(.zero, animated: false)
    view.setNeedsLayout()
  }

  private func showActions() {
    actionRow.actions = actions
    view.setNeedsLayout()
  }

  private func showRelated() {
    for view in relatedViews { view.removeFromSuperview() }
    relatedViews = related.filter { !$0.rows.isEmpty }.flatMap { section -> [UIView] in
      let heading = Self.label(section.title, UIFont.systemFont(ofSize: 15, weight: .semibold), GuideTheme.text)
      heading.accessibilityTraits = .header
      return [heading]
        + section.rows.map { row in
          RelatedRowView(title: row.title, detail: row.detail) { row.open() }
        }
    }
    for view in relatedViews { scrollView.addSubview(view) }
    view.setNeedsLayout()
  }

  private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    return label
  }

  private func makeView(_ block: ProgrammeDetailsContent.Block) -> UIView {
    switch block {
    case .title(let text):
      let title = Self.label(text, UIFont.systemFont(ofSize: 22, weight: .bold), GuideTheme.text)
      title.accessibilityTraits = .header
      return title
    case .subtitle(let text):
      return Self.label(text, UIFont.systemFont(ofSize: 15, weight: .medium), GuideTheme.text)
    case .facts(let text): return Self.label(text, UIFont.systemFont(ofSize: 13.5), GuideTheme.secondaryText)
    case .tags(let tags): return TagsView(tags: tags)
    case .text(let text): return Self.label(text, UIFont.systemFont(ofSize: 14.5), GuideTheme.text)
    case .field(let name, let value): return FieldView(name: name, value: value)
    case .people(let job, let people):
      return PeopleView(job: job, people: people) { [weak self] name in self?.onPerson?(name) }
    case .link(let address):
      return LinkView(address: address) { [weak self] in self?.onLink?(address) }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = contentFrame
    let margin: CGFloat = 20
    let width = max(0, scrollView.bounds.width - 2 * margin)
    var y: CGFloat = 18
    if !picture.isHidden, let size = picture.image?.size, size.width > 0 {
      // From edge to edge, as on a film page; a poster is cut to the same height.
      let height = min(scrollView.bounds.width * size.height / size.width, scrollView.bounds.width * 9 / 16)
      picture.frame = CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: height.rounded())
      y = picture.frame.maxY + 16
    }
    func place(_ view: UIView, below: CGFloat) {
      let height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
      view.frame = CGRect(x: margin, y: y, width: width, height: height)
      y += height + below
    }
    // Title, episode and facts; the buttons; then the rest.
    let head = blockViews.prefix { $0 is UILabel }.prefix(3)
    for view in head { place(view, below: 8) }
    if !actions.isEmpty {
      y += 4
      place(actionRow, below: 14)
    }
    actionRow.isHidden = actions.isEmpty
    for view in blockViews.dropFirst(head.count) { place(view, below: view is UILabel ? 12 : 10) }
    for view in relatedViews {
      if view is UILabel { y += 10 }
      place(view, below: view is UILabel ? 6 : 2)
    }
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: y + 16)
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    actions.isEmpty ? [scrollView] : [actionRow, scrollView]
  }
}
