import GuideModel
import UIKit

/// Every channel, to be shown or hidden, starred, put into lists, named and ordered, one by one or a whole group at
/// once.
final class ChannelsPanel: PanelListViewController {
  private let editor: GuideEditor
  private let images: ImageLoader?
  /// The rows that have any programmes.
  private var filled: Set<Channel.Key>
  /// The channels that are listed, apart from the filter.
  private(set) var scope: Scope
  /// The order of the guide's rows.
  private let order: GuideSettings.Order
  private let scopeButton = UIButton(type: .system)
  private let allButton = UIButton(type: .system)
  private let undoButton = UIButton(type: .system)

  enum Scope: Equatable {
    case all, shown, hidden, empty
    case group(String)
    case list(ChannelList.ID)
  }

  init(
    editor: GuideEditor, images: ImageLoader? = nil, scope: Scope = .all, order: GuideSettings.Order = .own
  ) {
    self.scope = scope
    self.order = order
    self.editor = editor
    self.images = images
    filled = editor.library.channelsWithAirings
    super.init(nibName: nil, bundle: nil)
    title = localized("Channels")
  }

  required init?(coder: NSCoder) { nil }

  override var appearance: UICollectionLayoutListConfiguration.Appearance { .plain }
  override var filterPlaceholder: String? { localized("Find a channel") }
  override var toolsHeight: CGFloat { 44 }
  override var emptyText: String {
    editor.lineup.channels.isEmpty
      ? localized("There are no channels yet. Add a source to fill the guide.")
      : localized("No channel here has that name.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in [scopeButton, allButton, undoButton] {
      button.titleLabel?.font = UIFont.systemFont(ofSize: 13.5, weight: .medium)
      button.setTitleColor(GuideTheme.accent, for: .normal)
      button.setTitleColor(GuideTheme.secondaryText, for: .disabled)
      view.addSubview(button)
    }
    scopeButton.showsMenuAsPrimaryAction = true
    allButton.showsMenuAsPrimaryAction = true
    allButton.setTitle(localized("All of these"), for: .normal)
    undoButton.setTitle(localized("Undo"), for: .normal)
    undoButton.addAction(
      UIAction { [weak self] _ in self?.editor.undo() }, for: .primaryActionTriggered)
    updateTools()
    // Edits come from here, from the grid beside it and from Undo.
    editor.onListChange = { [weak self] in self?.reload() }
  }

  override func guideDidChange() {
    filled = editor.library.channelsWithAirings
    reload()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let frames = Self.toolFrames(
      in: toolsFrame.insetBy(dx: 16, dy: 4),
      widths: [scopeButton, allButton, undoButton].map { $0.intrinsicContentSize.width },
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for (button, frame) in zip([scopeButton, allButton, undoButton], frames) { button.frame = frame }
  }

  /// Places the last button at the trailing edge and the others from the leading edge on, cut if there is no room.
  static func toolFrames(in rect: CGRect, widths: [CGFloat], isRightToLeft: Bool) -> [CGRect] {
    guard let lastWidth = widths.last else { return [] }
    var x = rect.minX
    var frames: [CGRect] = []
    let end = rect.maxX - lastWidth - 12
    for width in widths.dropLast() {
      let room = max(0, min(width, end - x))
      frames.append(CGRect(x: x, y: rect.minY, width: room, height: rect.height))
      x += room + 16
    }
    frames.append(CGRect(x: rect.maxX - lastWidth, y: rect.minY, width: lastWidth, height: rect.height))
    guard isRightToLeft else { return frames }
    return frames.map { frame in
      var frame = frame
      frame.origin.x = rect.minX + rect.maxX - frame.maxX
      return frame
    }
  }

  // MARK: Rows

  /// The channels that are listed, in the order of the guide's rows: those without programmes, which the guide folds
  /// away, come last, and a list has its own order. O(n log n) in channels.
  private var listed: [Channel] {
    let lineup = editor.lineup
    var channels = lineup.channels
    if !isList {
      channels = order.sorted(channels)
      channels = channels.filter { filled.contains($0.id) } + channels.filter { !filled.contains($0.id) }
    }
    switch scope {
    case .all: break
    case .shown: channels.removeAll(where: \.isHidden)
    case .hidden: channels.removeAll { !$0.isHidden }
    case .empty: channels.removeAll { filled.contains($0.id) }
    case .group(let group): channels.removeAll { !$0.groups.contains(group) }
    case .list(let id):
      let byKey = Dictionary(channels.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      channels = lineup.list(id)?.channels.compactMap { byKey[$0] } ?? []
    }
    let words = filter.lowercased().split(separator: " ")
    guard !words.isEmpty else { return channels }
    return channels.filter { channel in
      let text = "\(channel.name) \(channel.number) \(channel.feedName) \(channel.displayNames.joined(separator: " "))"
        .lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  override func makeSections() -> [PanelSection] {
    let favourites = Set(editor.lineup.list(ChannelList.favourites)?.channels ?? [])
    let isWhole = filter.isEmpty && (scope == .all && order == .own || isList)
    return [
      PanelSection(
        rows: listed.map { channel in
          PanelRow(
            id: "\(channel.id)", title: channel.name, detail: detail(of: channel),
            style: channel.isHidden ? .dimmed : .plain,
            accessory: .star(favourites.contains(channel.id)), isShown: !channel.isHidden,
            isMovable: isWhole && editor.isEditable)
        })
    ]
  }

  private var isList: Bool { if case .list = scope { true } else { false } }

  private func detail(of channel: Channel) -> String {
    var parts: [String] = []
    if channel.isHidden { parts.append(localized("hidden")) }
    if !channel.number.isEmpty { parts.append(channel.number) }
    if let custom = channel.customName, custom != channel.feedName { parts.append(channel.feedName) }
    parts += channel.groups
    if !filled.contains(channel.id) { parts.append(localized("no programmes")) }
    return parts.joinedInReadingOrder(separator: " · ")
  }

  private func channel(of row: PanelRow) -> Channel? {
    editor.lineup.channels.first { "\($0.id)" == row.id }
  }

  override func choose(_ row: PanelRow) {
    guard let channel = channel(of: row) else { return }
    editor.perform(.setHidden(!channel.isHidden, [channel.id]))
  }

  override func press(_ row: PanelRow) {
    guard let channel = channel(of: row) else { return }
    editor.toggleFavourite(channel.id)
  }

  override func move(_ row: PanelRow, to index: Int) {
    guard let channel = channel(of: row) else { return }
    if case .list(let id) = scope, var list = editor.lineup.list(id) {
      list.channels.removeAll { $0 == channel.id }
      list.channels.insert(channel.id, at: min(index, list.channels.count))
      editor.perform(.putList(list))
    } else {
      // The guide's own order has channels without programmes anywhere.
      var keys = listed.map(\.id)
      keys.removeAll { $0 == channel.id }
      let others = editor.lineup.channels.map(\.id).filter { $0 != channel.id }
      let before = index > 0 && keys.indices.contains(index - 1) ? others.firstIndex(of: keys[index - 1]) : nil
      editor.perform(.move(channel.id, to: before.map { $0 + 1 } ?? 0))
    }
    updateTools()
  }

  override func menu(for row: PanelRow) -> UIMenu? {
    guard let channel = channel(of: row) else { return nil }
    return ChannelMenu(editor: editor, presenter: self).menu(for: channel)
  }

  // MARK: Tools

  override func reload() {
    super.reload()
    updateTools()
  }

  private func updateTools() {
    guard isViewLoaded else { return }
    scopeButton.setTitle("\(title(of: scope)) ▾", for: .normal)
    scopeButton.menu = UIMenu(
      children: scopes.map { scope in
        UIAction(title: title(of: scope), state: scope == self.scope ? .on : .off) { [weak self] _ in
          self?.scope = scope
          self?.reload()
        }
      })
    undoButton.isEnabled = editor.canUndo
    let keys = listed.map(\.id)
    let lists = editor.lineup.lists
    allButton.isEnabled = !keys.isEmpty && editor.isEditable
    allButton.menu = UIMenu(children: [
      UIAction(title: localized("Show \(keys.count) channels")) { [weak self] _ in
        self?.editor.perform(.setHidden(false, keys))
      },
      UIAction(title: localized("Hide \(keys.count) channels")) { [weak self] _ in
        self?.editor.perform(.setHidden(true, keys))
      },
      UIMenu(
        title: localized("Add to a list"),
        children: lists.map { list in
          UIAction(title: list.displayName) { [weak self] _ in self?.editor.perform(.setMember(true, keys, of: list.id))
          }
        }),
    ])
    view.setNeedsLayout()
  }

  private var scopes: [Scope] {
    [.all, .shown, .hidden, .empty] + editor.lineup.lists.map { .list($0.id) }
      + GuideLineup(channels: editor.lineup.channels.map(Self.shown)).groups.map { .group($0) }
  }

  private static func shown(_ channel: Channel) -> Channel {
    var channel = channel
    channel.isHidden = false
    return channel
  }

  private func title(of scope: Scope) -> String {
    switch scope {
    case .all: localized("All channels")
    case .shown: localized("Shown in the guide")
    case .hidden: localized("Hidden")
    case .empty: localized("Without programmes")
    case .group(let group): group
    case .list(let id): editor.lineup.list(id)?.displayName ?? ""
    }
  }
}

extension ChannelList {
  /// The name to show: the user's own, or that of the favourites in the guide's language.
  var displayName: String { name.isEmpty ? localized("Favourites") : name }
}
