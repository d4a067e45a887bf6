import GuideModel
import UIKit

/// States without anything to show, and banners.
extension GuideViewController {
  /// Shows that the guide cannot be read.
  func fail(_ error: any Error) {
    failure = "\(error)"
    onError?(error)
    updateStates()
  }

  func updateStates() {
    let state = state
    // If the view that had the focus is covered or hidden, the focus moves to the view shown in its place.
    let isNew = stateView.isHidden && state != nil && results == nil
    let isOver = !stateView.isHidden && (state == nil || results != nil)
    // A view that something covers takes no focus.
    stateView.isHidden = state == nil || results != nil
    (grid.view as? GuideGridView)?.isCovered = state != nil || results != nil || channelDay != nil
    onNow?.view.isHidden = mode != .onNow || results != nil || channelDay != nil
    if let state { stateView.content = state }
    let focused = focusedItem as? UIView
    if isNew, focused === grid.view { focusContent() }
    if isOver, focused?.isDescendant(of: stateView) == true { focusContent() }
    let note = note
    updateLivePicture()
    if banner.content != note {
      banner.content = note
      layoutShell()
    }
  }

  private var state: GuideStateView.Content? {
    guard channelDay == nil else { return nil }
    let lineup = lineup
    if rows.rowCount > 0, failure == nil { return nil }
    if let failure {
      return GuideStateView.Content(
        title: ShellWords.failed, message: isOneOfSeveral ? "" : failure, ways: [.tryAgain])
    }
    if lineup.channels.isEmpty {
      if isLoading { return GuideStateView.Content(title: ShellWords.loading, isBusy: true) }
      let canAdd = onAddGuide != nil
      return GuideStateView.Content(
        title: ShellWords.empty, message: canAdd ? ShellWords.emptyAdviceWithButton : ShellWords.emptyAdvice,
        ways: canAdd ? [.addGuide] : [])
    }
    if lineup.visible.isEmpty {
      var ways: [GuideStateView.Content.Way] = library?.isEditable == true ? [.showAllChannels] : []
      if editor?.isEditable == true { ways.append(.chooseChannels) }
      return GuideStateView.Content(title: ShellWords.allHidden, message: ShellWords.allHiddenAdvice, ways: ways)
    }
    let name = name(of: filter)
    switch filter {
    case .list:
      return GuideStateView.Content(
        title: ShellWords.emptyList(name), message: ShellWords.emptyListAdvice, ways: [.showEverything])
    default:
      return GuideStateView.Content(
        title: ShellWords.nothingInFilter(name), message: ShellWords.nothingInFilterAdvice, ways: [.showEverything])
    }
  }

  /// The most important message to show.
  private var note: GuideBanner.Content? {
    let sources = library?.sources ?? []
    var notes: [GuideBanner.Content] = []
    if let failure = rows.reads.failure {
      notes.append(
        GuideBanner.Content(
          kind: .unreachable, text: isOneOfSeveral ? ShellWords.failed : "\(failure)",
          action: ShellWords.title(of: .tryAgain), canBeClosed: false))
    }
    if rows.rowCount > 0, rows.dataRange.upperBound <= rows.now {
      let day = times.dayText(rows.dataRange.upperBound - 1, now: rows.now)
      let ended = ShellWords.ended(day)
      notes.append(
        GuideBanner.Content(
          kind: .ended, text: onRefresh == nil ? "\(ended) \(ShellWords.importNewer)" : ended,
          action: onRefresh == nil ? "" : ShellWords.refresh, canBeClosed: false))
    }
    // It names files and addresses, which are not meant for guests, who could not do anything about it anyway.
    if !isOneOfSeveral, let source = sources.first(where: { $0.failure != nil }), let reason = source.failure {
      notes.append(
        GuideBanner.Content(
          kind: .failing, text: Self.words(for: reason, of: source.name),
          action: sourceManager == nil ? "" : ShellWords.showSources))
    }
    if !sources.isEmpty, sources.allSatisfy({ $0.kind == .demo }) {
      notes.append(
        GuideBanner.Content(
          kind: .demo, text: ShellWords.demo, action: onAddGuide == nil ? "" : ShellWords.addGuide))
    }
    return notes.first { !closedBanners.contains($0.kind) }
  }

  /// Returns a failure in one line. A source without a name is called by its server, because its address would leave no
  /// room for the reason, which begins with the address again.
  static func words(for reason: String, of name: String) -> String {
    let address = "\(name): "
    let server = name.contains("://") ? URLComponents(string: name)?.host : nil
    return ShellWords.failing(
      server ?? name, reason.hasPrefix(address) ? String(reason.dropFirst(address.count)) : reason)
  }

  func act(on kind: GuideBanner.Content.Kind) {
    switch kind {
    case .demo: onAddGuide?()
    case .ended: onRefresh?()
    case .failing: toggleSources()
    case .unreachable: rows.reads.retry()
    }
  }

  func close(_ kind: GuideBanner.Content.Kind) {
    closedBanners.insert(kind)
    updateStates()
    focusContent()
  }

  func take(_ way: GuideStateView.Content.Way) {
    switch way {
    case .addGuide: onAddGuide?()
    case .chooseChannels: toggleChannels()
    case .showEverything: show(.all)
    case .showGrid: show(.grid)
    case .showAllChannels:
      library?.perform(.setHidden(false, lineup.channels.map(\.id)))
      rebuildRows()
    case .tryAgain: reloadGuide()
    // These belong to search results.
    case .showGuide, .remindOfSearch: break
    }
    if panel == nil { focusContent() }
  }
}
