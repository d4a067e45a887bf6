import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

/// Changes to the table's environment, and the views around the rows.
extension UITableView {
  func boundsDidChange(from old: CGRect) {
    if old.width != bounds.width, data.counts != nil {
      // Texts are wrapped differently: measured heights become estimates.
      let former = data.geometry
      let hadHeights = data.hasHeights
      data.needsHeights = true
      _ = geometry
      if hadHeights { data.geometry.takeEstimates(of: former) }
      contentSize = contentSizeNow
    }
    setNeedsLayout()
  }

  func looksDidChange() {
    for cell in shown.cells.values { cell.setNeedsLayout() }
  }

  func backgroundViewDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView {
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  func tableEdgeDidChange(from old: UIView?, to new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new {
        if new.frame.width != bounds.width, bounds.width > 0 { new.frame.size.width = bounds.width }
        addSubview(new)
      }
    }
    if data.hasHeights { data.geometry.top = tableHeaderView?.frame.height ?? 0 }
    if data.counts != nil { contentSize = contentSizeNow }
    setNeedsLayout()
  }

  /// Places the views around the rows: background, table header and footer, index.
  func layOutSurroundings() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    let (width, geometry) = (bounds.width, geometry)
    if let view = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
      if view.frame.height != geometry.top {
        data.geometry.top = view.frame.height
        setNeedsLayout()
      }
    }
    if let view = tableFooterView {
      let frame = CGRect(x: 0, y: self.geometry.end, width: width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
    let size = contentSizeNow
    if size != contentSize { contentSize = size }
    placeIndexBar()
  }
}

extension UITableView {
  /// The trait of the table's cells, headers and footers.
  var listEnvironment: UIListEnvironment {
    switch style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
