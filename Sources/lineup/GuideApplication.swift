import Foundation
import GuideModel
import GuideStore
import GuideUI
import QuartzCore
import UIKit
import WebDisplay
import WindowServer

/// The guide with a user interface.
enum GuideApplication {
  /// Shows the guide in a window until it is closed.
  ///
  /// - Parameters:
  ///   - feeds: imported in the background, and shown when they are done. Closing the window cancels the rest.
  ///   - texts: files and addresses that the window confirms before it adds them.
  ///   - allowsLocalPictures: whether every feed may name pictures on computers of the local network.
  ///   - instant: where it opens, UTC seconds; `nil` for now.
  ///   - isCouch: whether it opens in couch mode.
  @MainActor static func open(
    _ store: GuideStore, importing feeds: [FeedArgument] = [], offering texts: [String] = [],
    allowsLocalPictures: Bool = false, at instant: Int64? = nil, isCouch: Bool = false
  ) throws -> ExitCode {
    let choice = try DisplayBackend.choose(environment: ProcessInfo.processInfo.environment)
    if choice.kind == .browser {
      return try serve(store, WebOptions(), importing: feeds, allowsLocalPictures: allowsLocalPictures, at: instant)
    }
    LoadedPages.release()
    let server = try GTKServer(choice: choice)
    WindowServerRegistry.current = server
    LoadedPages.release()
    let screen = server.screenSize
    let state = WindowStateFile.read()
    // As large as last time, but never larger than the screen is now.
    let size = CGSize(
      width: min(CGFloat(state.width ?? 1_360), screen.width * (state.width == nil ? 0.9 : 1)),
      height: min(CGFloat(state.height ?? 840), screen.height * (state.height == nil ? 0.86 : 1)))
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let origins = PictureOrigins(store: store)
    let images = ImageLoader(directory: GuideLocation.pictureDirectory(), decoder: SeparatePictureDecoder())
    images.origin = { origins[$0] }
    images.allowsLocalNetwork = allowsLocalPictures || Preferences.settings.localPictures
    let sources = store.access == .readWrite ? WindowSources(store: store) : nil
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
    defer { withExtendedLifetime(taking) {} }
    let playing = PlayHere(
      store: store, controller: controller, isFullScreen: { fill.isOn }, onFullScreen: { fill.toggle() })
    sources?.chooseFiles = { choose in server.chooseFiles(.feeds, choose: choose) }
    controller.sourceManager = sources
    if sources != nil {
      server.onDrop = { [weak controller] in controller?.addDropped($0) }
      server.onDragChange = { [weak controller] in controller?.showDrop($0) }
    }
    let isDefault = store.database == GuideLocation.defaultPath()
    let agent = store.access == .readWrite ? WindowAgent(database: isDefault ? nil : store.database) : nil
    let reminders = agent.map { StoreReminders(store: store, agent: $0) }
    controller.reminders = reminders
    LoadedPages.release()
    window.rootViewController = controller
    LoadedPages.release()
    let indexing = BackgroundIndexing(store: store)
    let takeOver: @MainActor () -> Void = { [weak controller] in
      indexing.start()
      reminders?.reload()
      watching.reload()
      playing.guideDidChange()
      origins.reload { controller?.reloadGuide() }
    }
    let changes = GuideChanges(of: store) { DispatchQueue.main.async { MainActor.assumeIsolated(takeOver) } }
    window.makeKeyAndVisible()
    LoadedPages.release()
    if isCouch { controller.enterCouch() }
    if let instant {
      window.layoutIfNeeded()
      controller.scroll(to: instant, animated: false)
    }
    if !texts.isEmpty {
      window.layoutIfNeeded()
      controller.offer(texts)
    }
    let refresh = BackgroundImport(store: store, feeds: feeds) { [weak controller] in
      indexing.start()
      reminders?.reload()
      watching.reload()
      playing.guideDidChange()
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
    server.run()
    WindowStateFile.write(controller.windowState)
    sources?.stop()
    agent?.stop()
    changes.stop()
    indexing.stop()
    let code = refresh.finish()
    return finishEdits(of: store) ? code : .failed
  }

  /// Stores the last edits.
  static func finishEdits(of store: GuideStore) -> Bool {
    do {
      let kept = try store.finishEdits(within: 3)
      if kept > 0 {
        Output.error(
          localized(
            "The guide cannot be written at the moment. \(kept) changes will be stored when it is opened again."))
      }
      return true
    } catch {
      Output.error(localized("The last changes are lost: \("\(error)")"))
      return false
    }
  }

  /// Draws the guide into a picture.
  @MainActor static func snapshot(_ store: GuideStore, _ request: SnapshotRequest) throws -> ExitCode {
    let size = CGSize(width: request.width, height: request.height)
    let server = HeadlessServer()
    server.appearance = request.isDark ? .dark : .light
    WindowServerRegistry.current = server
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let now = request.instant.map { Date(timeIntervalSince1970: TimeInterval($0)) } ?? Date()
    let controller = GuideViewController(guide: store, showsToolbar: false, clock: { now })
    controller.settings = Preferences.settings
    if let axis = request.axis { controller.settings.axis = axis }
    controller.waitsForData = true
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    if request.isCouch {
      controller.enterCouch()
      window.layoutIfNeeded()
    }
    switch request.format {
    case .png:
      try HeadlessRenderer.png(of: window.layer, size: size, scale: request.scale, to: request.path)
    case .pdf: try HeadlessRenderer.pdf(of: window.layer, size: size, to: request.path)
    case .svg: try HeadlessRenderer.svg(of: window.layer, size: size, to: request.path)
    }
    return .done
  }
}

/// An import behind the open window.
@MainActor final class BackgroundImport {
  private let cancellation = ImportCancellation()
  private let group = DispatchGroup()
  private let result = Guarded(ExitCode.done)

  init(store: GuideStore, feeds: [FeedArgument], onDone: @escaping @MainActor () -> Void) {
    guard !feeds.isEmpty else { return }
    DispatchQueue.global(qos: .utility).async(group: group) { [cancellation, result] in
      let code = FeedImport(store: store, isQuiet: false, indexes: false).run(feeds, cancellation: cancellation)
      result.withLock { $0 = code }
      DispatchQueue.main.async { MainActor.assumeIsolated { onDone() } }
    }
  }

  /// Cancels the import if it is still running. The guide is then as before, and closing the window is no failure.
  func finish() -> ExitCode {
    let isDone = group.wait(timeout: .now()) == .success
    cancellation.cancel()
    group.wait()
    return isDone ? result.withLock { $0 } : .done
  }
}
