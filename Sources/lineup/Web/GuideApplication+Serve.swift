import Foundation
import GuideAPI
import GuideModel
import GuideStore
import GuideUI
import UIKit
import WebDisplay
import WindowServer

extension GuideApplication {
  /// Shows the guide in browsers until the program ends.
  ///
  /// - Parameters: as in `GuideWindow.Request`.
  @MainActor static func serve(
    _ store: GuideStore, _ options: WebOptions, importing feeds: [FeedArgument] = [],
    allowsLocalPictures: Bool = false, at instant: Int64? = nil
  ) throws -> ExitCode {
    var options = options
    options.title = "Lineup"
    options.texts = .inLanguageOfPerson
    options.textsFor = { .preferred($0) }
    options.icon = WebIcon.svg
    let api = GuideAPI(store: store)
    options.programs = { api.respond(to: $0) }
    let isHere = options.address == .loopback && options.publicAddress == nil
    if isHere { (options.token, options.folder, options.session) = WebSecrets.address() }
    let pages = GuidePages(
      store: store, feeds: feeds, allowsLocalPictures: allowsLocalPictures, isHere: isHere, instant: instant)
    try UIApplication.shared.launch(delegate: pages, on: .browser(options))
    return pages.close()
  }
}
