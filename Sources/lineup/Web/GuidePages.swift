import Foundation
import GuideModel
import GuideStore
import GuideUI
import UIKit
import WebDisplay
import WindowServer

/// The guide in browsers.
@MainActor final class GuidePages: UIResponder, UIApplicationDelegate {
  private let store: GuideStore
  private let feeds: [FeedArgument]
  private let allowsLocalPictures: Bool
  /// Whether viewers sit at this machine.
  private let isHere: Bool
  private let instant: Int64?
  /// Ends everything that launching started.
  private var end: (() -> ExitCode)?

  init(store: GuideStore, feeds: [FeedArgument], allowsLocalPictures: Bool, isHere: Bool, instant: Int64?) {
    self.store = store
    self.feeds = feeds
    self.allowsLocalPictures = allowsLocalPictures
    self.isHere = isHere
    self.instant = instant
    super.init()
  }

  /// Stores the last edits, and ends what runs in the background.
  func close() -> ExitCode { end?() ?? .failed }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let server = WindowServerRegistry.current as? WebServer else { return false }
    let store = store
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
    let sources = store.access == .readWrite ? GuideLocation.sources(of: store) : nil
    sources?.onGuideChange = reload
    sources?.onFailure = { Output.error($0) }
    sources?.start()
    indexing.start()
    store.onEditFailure { error in Output.error(localized("A change is not stored yet: \("\(error)")")) }
    end = {
      guide.stop()
      sources?.stop()
      agent?.stop()
      changes.stop()
      indexing.stop()
      let code = refresh.finish()
      return GuideApplication.finishEdits(of: store) ? code : .failed
    }
    return true
  }
}
