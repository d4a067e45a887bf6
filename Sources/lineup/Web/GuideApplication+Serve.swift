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
  /// - Parameters: the same as those of `open`.
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
    let server = try WebServer(options)
    WindowServerRegistry.current = server
    let origins = PictureOrigins(store: store)
    let images = ImageLoader(directory: GuideLocation.pictureDirectory(), decoder: SeparatePictureDecoder())
    images.origin = { origins[$0] }
    images.allowsLocalNetwork = allowsLocalPictures || Preferences.settings.localPictures
    let isDefault = store.database == GuideLocation.defaultPath()
    let agent = isHere && store.access == .readWrite ? WindowAgent(database: isDefault ? nil : store.database) : nil
    let reminders = store.access == .readWrite ? StoreReminders(store: store, agent: agent) : nil
    let guide = WebGuide(
      server: server, store: store, images: images, origins: origins, reminders: reminders, isHere: isHere, at: instant)
    let indexing = BackgroundIndexing(store: store)
    let reload: @MainActor () -> Void = { [weak guide] in
      indexing.start()
      guide?.reload()
    }
    guide.onGuideChange = reload
    let changes = GuideChanges(of: store) { DispatchQueue.main.async { MainActor.assumeIsolated(reload) } }
    guide.setLoading(!feeds.isEmpty)
    let refresh = BackgroundImport(store: store, feeds: feeds) { [weak guide] in
      guide?.setLoading(false)
      reload()
    }
    // Due sources are read even without viewers.
    let sources = store.access == .readWrite ? WindowSources(store: store) : nil
    sources?.onGuideChange = reload
    sources?.onFailure = { Output.error($0) }
    sources?.start()
    indexing.start()
    store.onEditFailure { error in Output.error(localized("A change is not stored yet: \("\(error)")")) }
    // Written at once and unbuffered: a program at the other end of a pipe may wait for it.
    FileHandle.standardOutput.write(Data("\(options.texts.announcement(server.address))\n".utf8))
    server.run()
    guide.stop()
    sources?.stop()
    agent?.stop()
    changes.stop()
    indexing.stop()
    let code = refresh.finish()
    return finishEdits(of: store) ? code : .failed
  }
}
