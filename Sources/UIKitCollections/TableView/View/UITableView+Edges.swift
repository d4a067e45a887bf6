import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

/// Headers and footers of sections.
extension UITableView {
  /// Returns the view of a header or footer, creating it if necessary; nil if the section has none.
  func edgeView(_ section: Int, isFooter: Bool) -> UIView? {
    if let view = isFooter ? shown.footers[section] : shown.headers[section] { return view }
    let view = withoutAnimation { makeEdgeView(section, isFooter: isFooter) }
    guard let view else { return nil }
    if isFooter { shown.footers[section] = view } else { shown.headers[section] = view }
    return view
  }

  private func makeEdgeView(_ section: Int, isFooter: Bool) -> UIView? {
    var view: UIView?
    if section == 0, let first = isFooter ? registrations.firstFooter : registrations.firstHeader {
      view = first
      if isFooter { registrations.firstFooter = nil } else { registrations.firstHeader = nil }
    } else {
      view =
        isFooter
        ? delegate?.tableView(self, viewForFooterInSection: section)
        : delegate?.tableView(self, viewForHeaderInSection: section)
    }
    if view == nil, let title = title(section, isFooter: isFooter) {
      let titled = dequeueTitleView()
      titled.take(self, isFooter: isFooter)
      titled.show(title: title)
      view = titled
    }
    (view as? UITableViewHeaderFooterView)?.take(self, isFooter: isFooter)
    if let view, view.bounds.width != rowWidth { view.frame.size.width = rowWidth }
    return view
  }

  private func dequeueTitleView() -> UITableViewHeaderFooterView {
    let identifier = TableRegistrations.titleIdentifier
    if let view = registrations.waitingEdges[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = UITableViewHeaderFooterView(reuseIdentifier: identifier)
    return view
  }

  func layOutEdges() {
    let sections = visibleSections
    for (section, view) in shown.headers where !sections.contains(section) {
      shown.headers[section] = nil
      endDisplayingEdge(view, section, isFooter: false)
    }
    for (section, view) in shown.footers where !sections.contains(section) {
      shown.footers[section] = nil
      endDisplayingEdge(view, section, isFooter: true)
    }
    for section in sections {
      showEdge(section, isFooter: false)
      showEdge(section, isFooter: true)
    }
  }

  func showEdge(_ section: Int, isFooter: Bool) {
    let edge = isFooter ? data.geometry.sections[section].footer : data.geometry.sections[section].header
    guard edge.length > 0, let view = edgeView(section, isFooter: isFooter) else { return }
    let natural = isFooter ? rectOfFooter(section) : rectOfHeader(section)
    let frame = isFooter ? shownFooterFrame(section) : shownHeaderFrame(section)
    if view.superview !== self {
      UIView.performWithoutAnimation {
        place(view, frame)
        addSubview(view)
      }
      if isFooter {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      } else {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
    } else {
      place(view, frame)
    }
    guard let view = view as? UITableViewHeaderFooterView else { return }
    let isPinned = frame.minY != natural.minY
    if view.state.isPinned != isPinned {
      view.state.isPinned = isPinned
      view.setNeedsUpdateConfiguration()
    }
    view.updateGround()
  }

  func endDisplayingEdge(_ view: UIView, _ section: Int, isFooter: Bool) {
    let wasShown = view.superview === self
    if wasShown { view.removeFromSuperview() }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      registrations.waitingEdges[identifier, default: []].append(view)
    }
    guard wasShown else { return }
    if isFooter {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
  }
}
