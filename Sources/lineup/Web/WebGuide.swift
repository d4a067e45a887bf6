import Foundation
import GuideModel
import GuideStore
import GuideUI
import UIKit
import WebDisplay

/// The guide in browsers: a window for each viewer, one database for all.
@MainActor final class WebGuide {
  /// The state of one viewer.
  private struct Screen {
    var viewer: WebViewer
    var scene: UIWindowScene
    var window: UIWindow
    var controller: GuideViewController
    var sources: StoreSources?
    var watching: WindowWatching?
    var taking: WindowTaking?
  }

  private let server: WebServer
  private let store: GuideStore
  /// The same file, opened read-only for guests.
  private let guestStore: GuideStore?
  private let images: ImageLoader
  private let origins: PictureOrigins
  private let reminders: StoreReminders?
  /// Whether viewers sit at this machine, so that players and printed pages may open here.
  private let isHere: Bool
  private let instant: Int64?
  private var screens: [Screen] = []
  /// Watches the guide for guests, whose connection is not notified of changes made by the owners' connection.
  private var guestChanges: GuideChanges?
  /// Called when a viewer's sources changed the guide.
  var onGuideChange: (() -> Void)?

  init(
    server: WebServer, store: GuideStore, images: ImageLoader, origins: PictureOrigins, reminders: StoreReminders?,
    isHere: Bool, at instant: Int64?
  ) {
    self.server = server
    self.store = store
    self.images = images
    self.origins = origins
    self.reminders = reminders
    self.isHere = isHere
    self.instant = instant
    guestStore = isHere ? nil : try? GuideStore.open(store.database, access: .readOnly)
    let reloadGuests: @MainActor @Sendable () -> Void = { [weak self] in self?.reloadGuests() }
    guestChanges = guestStore.map { store in
      GuideChanges(of: store) { DispatchQueue.main.async { MainActor.assumeIsolated(reloadGuests) } }
    }
    ViewerContext.install()
    server.onViewer = { [weak self] in self?.open($0) }
    server.onSeen = { [weak self] viewer, isSeen in
      guard let screen = self?.screens.first(where: { $0.viewer === viewer }) else { return }
      viewer.perform { UIApplication.shared.setScene(screen.scene, isSeen: isSeen) }
    }
    server.onGone = { [weak self] in self?.close($0) }
  }

  /// Shows every viewer what has changed in the guide.
  func reload() {
    reminders?.reload()
    for screen in screens { screen.viewer.perform { screen.watching?.reload() } }
    origins.reload { [weak self] in
      guard let self else { return }
      for screen in screens { screen.viewer.perform { screen.controller.reloadGuide() } }
    }
  }

  private func reloadGuests() {
    for screen in screens where screen.viewer.role == .guest {
      screen.viewer.perform { screen.controller.reloadGuide() }
    }
  }

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
    for screen in screens { screen.viewer.perform { screen.controller.isLoading = isLoading } }
  }

  private var isLoading = false

  /// Stops what viewers started.
  func stop() {
    guestChanges?.stop()
    for screen in screens { screen.sources?.stop() }
    screens = []
  }

  // MARK: Viewers

  private func open(_ viewer: WebViewer) {
    guard let guide = guide(for: viewer) else { return server.dismiss(viewer) }
    var settings = Preferences.settings
    // An owner's choices are kept. Guests have their browser's language and formats until they choose others.
    if viewer.role == .guest { (settings.language, settings.formats, settings.clock) = ("", "", .system) }
    let base = GuideLocale(preferences: viewer.languages, fallback: .ofProcess)
    let person = GuideViewer(settings.locale(over: base))
    viewer.context = person
    viewer.speak(person.locale.language, isRightToLeft: person.locale.isRightToLeft)
    viewer.perform { show(guide, on: viewer, settings, base) }
  }

  private func show(
    _ guide: any GuideLibrary, on viewer: WebViewer, _ settings: GuideSettings, _ base: GuideLocale
  ) {
    let isOwner = viewer.role == .owner
    let scene = UIApplication.shared.connectScene(on: viewer)
    let window = UIWindow(windowScene: scene)
    let controller = GuideViewController(guide: guide, images: images)
    controller.title = "Lineup"
    controller.onError = { Output.error("\($0)") }
    controller.baseLocale = base
    controller.settings = settings
    controller.isOneOfSeveral = !isOwner
    controller.isLoading = isLoading
    controller.onLanguageChange = { [weak viewer] in viewer?.speakLanguageInForce() }
    viewer.onLanguageChange = { [weak viewer, weak controller] in
      guard let viewer, let controller else { return }
      let base = GuideLocale(preferences: viewer.languages, fallback: .ofProcess)
      controller.baseLocale = base
      GuideLocale.current = controller.settings.locale(over: base)
      viewer.speakLanguageInForce()
      controller.reloadTexts()
    }
    controller.onOpenLink = { [weak viewer] in viewer?.open($0.absoluteString) }
    controller.onFullScreen = { [weak viewer] in viewer?.toggleFullScreen() }
    controller.onCouch = { [weak viewer] isCouch in viewer?.setFullScreen(isCouch) }
    var screen = Screen(viewer: viewer, scene: scene, window: window, controller: controller)
    if isOwner {
      equip(&screen)
    }
    window.rootViewController = controller
    let channels = { [weak guide] in guide?.channels ?? [] }
    viewer.link = { [weak controller] in
      guard let controller else { return ("", false) }
      return (AddressQuery.text(controller.address, in: channels()), controller.hasWayBack)
    }
    viewer.onNavigate = { [weak controller] query in
      controller?.show(AddressQuery.address(query, in: channels()))
    }
    screens.append(screen)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    if let instant { controller.scroll(to: instant, animated: false) }
    let address = AddressQuery.address(viewer.query, in: channels())
    if address != GuideAddress() { controller.show(address) }
  }

  /// Returns the guide in the form in which a viewer may change it: owners arrange it for everybody, guests have their
  /// own view of it, which ends with their window.
  private func guide(for viewer: WebViewer) -> (any GuideLibrary)? {
    if viewer.role == .owner { return store }
    return guestStore.map { PersonalLibrary(of: $0) }
  }

  /// Gives a viewer the actions of its role. Those that affect the program and everybody's guide are for owners only.
  private func equip(_ screen: inout Screen) {
    let controller = screen.controller
    let viewer = screen.viewer
    // A setting changed by one viewer applies to the others from their next window on.
    controller.onSettingsChange = { [store] settings in
      Preferences.keep(settings)
      GuideLocale.ofProcess = settings.locale(environment: GuideLocale.environment)
      store.usualReminderLead = settings.reminderLead
    }
    controller.onLanguageChange = { [weak viewer] in
      viewer?.speakLanguageInForce()
      Preferences.tellLanguage()
      UIApplication.processLayoutDirection = GuideLocale.ofProcess.isRightToLeft ? .rightToLeft : .leftToRight
    }
    if store.access == .readWrite {
      let sources = GuideLocation.sources(of: store)
      sources.onGuideChange = { [weak self] in self?.onGuideChange?() }
      sources.onFailure = { Output.error($0) }
      controller.sourceManager = sources
      screen.sources = sources
      viewer.onDrop = { [weak controller] in controller?.addDropped($0) }
    }
    controller.reminders = reminders
    if isHere {
      screen.watching = WindowWatching(store: store, controller: controller)
      screen.taking = WindowTaking(store: store, controller: controller)
    }
  }

  private func close(_ viewer: WebViewer) {
    guard let index = screens.firstIndex(where: { $0.viewer === viewer }) else { return }
    let screen = screens.remove(at: index)
    screen.sources?.stop()
    viewer.perform { UIApplication.shared.discardScene(screen.scene) }
  }
}

extension WebViewer {
  /// Makes the page, and views that depend on the writing direction, follow the current language.
  fileprivate func speakLanguageInForce() {
    speak(GuideLocale.current.language, isRightToLeft: GuideLocale.current.isRightToLeft)
  }
}
