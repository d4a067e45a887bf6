import UIKit

// The course of navigations, as `PageLoad` reports it.
extension WKWebView {
  /// Called when a navigation has been allowed, before the delegate is told.
  func willStart(_ load: PageLoad) {
    if deciding === load { deciding = nil }
    let last = provisional
    provisional = load
    last?.cancel()
    progress = max(progress, 0.1)
    stateDidChange()
  }

  /// Called when a navigation's page replaces the last, before the delegate is told.
  func didCommit(_ load: PageLoad) {
    let last = current
    if provisional === load { provisional = nil }
    current = load
    last?.cancel()
    let url = load.request.url ?? PageSource.blank
    page = Page(url: url, source: load.source, request: load.request)
    list(load, url)
    scripts.reset()
    if load.preferences.allowsContentJavaScript, settings.preferences.javaScriptEnabled {
      scripts.run(settings.userContentController.userScripts.filter { $0.injectionTime == .atDocumentStart })
    }
    stateDidChange()
  }

  private func list(_ load: PageLoad, _ url: URL) {
    switch load.place {
    case .item(let item):
      backForwardList.move(to: item)
      item.url = url
    case .same where backForwardList.currentItem != nil:
      if load.source.isListed { backForwardList.currentItem?.url = url }
    case .same, .new:
      guard load.source.isListed else { break }
      backForwardList.add(
        WKBackForwardListItem(url: url, initialURL: load.source.request.url ?? url, source: load.source))
    }
  }

  func didReceive(title: String) {
    page.title = title
    if page.source?.isListed == true { backForwardList.currentItem?.title = title }
    stateDidChange()
  }

  func didReceive(fraction: Double) {
    // A tenth was there before the first byte, and the last comes with the end.
    progress = max(progress, 0.1 + 0.8 * fraction)
    stateDidChange()
  }

  /// Called when a page is complete, before the delegate is told.
  func didFinish(_ load: PageLoad) {
    if current === load { current = nil }
    progress = 1
    if load.preferences.allowsContentJavaScript, settings.preferences.javaScriptEnabled {
      scripts.run(settings.userContentController.userScripts.filter { $0.injectionTime == .atDocumentEnd })
    }
    stateDidChange()
  }

  /// Called when a navigation has ended early, before the delegate is told.
  func didFail(_ load: PageLoad) {
    if deciding === load { deciding = nil }
    if provisional === load { provisional = nil }
    if current === load { current = nil }
    if !isLoading { progress = page.url == nil ? 0 : 1 }
    stateDidChange()
  }
}
