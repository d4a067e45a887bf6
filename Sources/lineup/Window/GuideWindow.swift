import Foundation
import GuideModel
import GuideStore
import GuideUI
import UIKit
import WindowServer

/// The guide in a window of the desktop.
@MainActor final class GuideWindow: UIResponder, UIApplicationDelegate {
  /// The options with which the window opens.
  struct Request {
    /// Feeds that are imported in the background, and shown when they are done. Closing the window cancels the rest.
    var feeds: [FeedArgument] = []
    /// Files and addresses that the window confirms before it adds them.
    var texts: [String] = []
    /// Whether every feed may name pictures on computers of the local network.
    var allowsLocalPictures = false
    /// The time at which it opens, UTC seconds; `nil` for now.
    var instant: Int64?
    /// Whether it opens in couch mode.
    var isCouch = false
  }

  /// The size in points at which it opens the first time, on a large screen.
  private static let preferredSize = CGSize(width: 1_360, height: 840)

  var window: UIWindow?
  private let store: GuideStore
  private let request: Request
  /// Ends everything that launching started.
  private var end: (() -> ExitCode)?

  init(store: GuideStore, request: Request) {
    self.store = store
    self.request = request
    super.init()
  }

  /// Stores the window's state and the last edits, and ends what runs in the background.
  func close() -> ExitCode { end?() ?? .failed }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let (store, feeds) = (store, request.feeds)
    let allowsLocalPictures = request.allowsLocalPictures
    guard let server = WindowServerRegistry.current as? GTKServer else { return false }
    LoadedPages.release()
    let state = WindowStateFile.read()
    let last = state.width.flatMap { width in state.height.map { CGSize(width: width, height: $0) } }
    let size = UIApplication.openingSize(Self.preferredSize, last: last, on: server.screenSize)
    // A window as large as the screen was left so.
    UIApplication.launchSize = size
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    self.window = window
    let origins = PictureOrigins(store: store)
    let images = ImageLoader(directory: GuideLocation.pictureDirectory(), decoder: SeparatePictureDecoder())
    images.origin = { origins[$0] }
    images.allowsLocalNetwork = allowsLocalPictures || Preferences.settings.localPictures
    let sources = store.access == .readWrite ? GuideLocation.sources(of: store) : nil
    let controller = GuideViewController(guide: store, images: images)
    controller.title = "Lineup"
    controller.onError = { Output.error("\($0)") }
    controller.settings = Preferences.settings
    controller.onSettingsChange = { settings in
      sources?.changeHabits(from: Preferences.settings.habits, to: settings.habits)
      Preferences.keep(settings)
      images.allowsLocalNetwork = allowsLocalPictures || settings.localPictures
      store.usualReminderLead = settings.reminderLead
    }
    controller.onLanguageChange = {
      Preferences.tellLanguage()
      UIApplication.systemLayoutDirection = GuideLocale.current.isRightToLeft ? .rightToLeft : .leftToRight
    }
    let fill = ScreenFill(server)
    controller.onFullScreen = { fill.toggle() }
    controller.onCouch = { fill.couchDidChange($0) }
    controller.isLoading = !feeds.isEmpty
    controller.restore(state)
    controller.onOpenLink = { DesktopPages.open($0) }
    let watching = WindowWatching(store: store, controller: controller)
    let taking = WindowTaking(store: store, controller: controller)
    let playing = PlayHere(
      store: store, controller: controller, knownStreams: { [weak watching] in watching?.knownStreams(of: $0) ?? [] },
      isFullScreen: { fill.isOn }, onFullScreen: { fill.toggle() })
    sources?.chooseFiles = { choose in server.chooseFiles(.feeds, choose: choose) }
    controller.sourceManager = sources
    let isDefault = store.database == GuideLocation.defaultPath()
    let agent = store.access == .readWrite ? WindowAgent(database: isDefault ? nil : store.database) : nil
    let reminders = agent.map { StoreReminders(store: store, agent: $0) }
    controller.reminders = reminders
    window.rootViewController = controller
    LoadedPages.release()
    let indexing = BackgroundIndexing(store: store)
    let takeOver: @MainActor () -> Void = { [weak controller] in
      indexing.start()
      reminders?.reload()
      watching.reload()
      origins.reload { controller?.reloadGuide() }
    }
    let changes = GuideChanges(of: store) { DispatchQueue.main.async { MainActor.assumeIsolated(takeOver) } }
    window.makeKeyAndVisible()
    LoadedPages.release()
    if request.isCouch { controller.enterCouch() }
    if let instant = request.instant {
      window.layoutIfNeeded()
      controller.scroll(to: instant, animated: false)
    }
    if !request.texts.isEmpty {
      window.layoutIfNeeded()
      controller.offer(request.texts)
    }
    let refresh = BackgroundImport(store: store, feeds: feeds) { [weak controller] in
      indexing.start()
      reminders?.reload()
      watching.reload()
      origins.reload {
        controller?.isLoading = false
        controller?.reloadGuide()
      }
    }
    sources?.onGuideChange = takeOver
    sources?.onFailure = { Output.error($0) }
    sources?.start()
    indexing.start()
    store.onEditFailure { error in Output.error(localized("A change is not stored yet: \("\(error)")")) }
    end = {
      WindowStateFile.write(controller.windowState)
      sources?.stop()
      agent?.stop()
      changes.stop()
      indexing.stop()
      withExtendedLifetime((taking, playing, watching)) {}
      let code = refresh.finish()
      return GuideApplication.finishEdits(of: store) ? code : .failed
    }
    return true
  }
}
