import CGIO
import Foundation
import GuideModel
import GuideStore

/// The program `lineup-agent`: the service, one of its tasks, or its installation, depending on the arguments.
public struct AgentCommand {
  private enum Task { case serve, plan, wake, status, install, uninstall, help }

  private var task = Task.serve
  private var database: String?
  private var lineup: String?
  private var clock = AgentClock.system
  private var fault: String?

  /// - Parameter arguments: without the program's name.
  public init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--plan": task = .plan
      case "--wake": task = .wake
      case "--status": task = .status
      case "--install": task = .install
      case "--uninstall": task = .uninstall
      case "--help", "-h": task = .help
      case "--database", "--program", "--clock":
        guard let value = rest.popFirst(), !value.isEmpty else {
          fault = localized("\(argument) needs a value")
          return
        }
        switch argument {
        case "--database": database = value
        case "--program": lineup = value
        default: clock = .file(value)
        }
      default:
        fault = localized("unexpected argument '\(argument)'; see 'lineup agent --help'")
        return
      }
    }
  }

  /// - Returns: the exit code.
  public func run() -> Int32 {
    if let fault {
      AgentLog.note(fault)
      return 2
    }
    do {
      switch task {
      case .serve: return try serve()
      case .plan:
        try openStore().planReminders(now: clock.now)
        return 0
      case .wake: return wake()
      case .status: return status()
      case .install: return try install()
      case .uninstall: return try uninstall()
      case .help:
        AgentLog.note("[--database PATH] [--install | --uninstall | --plan | --wake | --status]; see man lineup-agent")
        return 0
      }
    } catch {
      AgentLog.note("\(error)")
      return 1
    }
  }

  private static let environment = ProcessInfo.processInfo.environment

  private var path: String {
    if let database { return database }
    // As `lineup` does.
    if let base = Self.environment["XDG_DATA_HOME"], base.hasPrefix("/") { return "\(base)/lineup/guide.db" }
    let home = Self.environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return "\(home)/.local/share/lineup/guide.db"
  }

  private func openStore() throws -> GuideStore {
    let settings = (try? GuideSettings(contentsOf: GuideSettings.defaultPath())) ?? GuideSettings()
    GenreMap.current = settings.genreMap
    GuideLocale.current = settings.locale(environment: Self.environment)
    let folder = (path as NSString).deletingLastPathComponent
    if database == nil { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
    let store = try GuideStore.open(path)
    store.usualReminderLead = settings.reminderLead
    store.habits = SourceHabits(
      interval: Int64(settings.refreshHours) * 3_600, keeping: Int64(settings.keepDays) * 86_400)
    return store
  }

  private var programs: Agent.Programs {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "lineup-agent"
    if let lineup { return Agent.Programs(lineup: lineup, agent: own) }
    let folder = (own as NSString).deletingLastPathComponent
    let found = ["\(folder)/lineup", "/usr/bin/lineup"].first { FileManager.default.isExecutableFile(atPath: $0) }
    return Agent.Programs(lineup: found ?? "lineup", agent: own)
  }

  private func serve() throws -> Int32 {
    let store = try openStore()
    // Changes on the server reach the working copy and are noticed like those of other programs.
    store.watchServer {}
    return try Agent(store: store, programs: programs, clock: clock).run()
  }

  /// Notifies a running agent of a change, or has the bus start one if it is installed.
  private func wake() -> Int32 {
    var error: UnsafeMutablePointer<GError>?
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return 1 }
    let reply = g_dbus_connection_call_sync(
      bus, Agent.busName, Agent.objectPath, Agent.busName, "Reload", nil, nil, G_DBUS_CALL_FLAGS_NONE, 5_000, nil,
      &error)
    if let error { g_error_free(error) }
    guard let reply else { return 1 }
    g_variant_unref(reply)
    return 0
  }

  /// - Returns: 0 if the bus starts an agent whenever one is needed, else 1.
  private func status() -> Int32 {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil),
      let reply = g_dbus_connection_call_sync(
        bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ListActivatableNames", nil,
        BusTypes.type("(as)"), G_DBUS_CALL_FLAGS_NONE, 5_000, nil, nil)
    else { return 1 }
    defer { g_variant_unref(reply) }
    guard let names = g_variant_get_child_value(reply, 0) else { return 1 }
    defer { g_variant_unref(names) }
    for index in 0..<g_variant_n_children(names) {
      guard let name = g_variant_get_child_value(names, index) else { continue }
      defer { g_variant_unref(name) }
      if String(cString: g_variant_get_string(name, nil)) == Agent.busName { return 0 }
    }
    return 1
  }

  private var installation: AgentInstallation {
    AgentInstallation(
      program: programs.agent, database: database.map { URL(fileURLWithPath: $0).standardizedFileURL.path },
      environment: Self.environment)
  }

  private func install() throws -> Int32 {
    let installation = installation
    try installation.write()
    AgentLog.note(localized("Installed \(installation.unitPath)"))
    AgentLog.note(localized("Installed \(installation.servicePath)"))
    reloadBus()
    if systemctl(["daemon-reload"]), systemctl(["enable", "--now", AgentInstallation.unitName]) {
      AgentLog.note(localized("The agent is running, and starts with your session."))
    } else if wake() == 0 {
      AgentLog.note(localized("The agent is running. Without systemd, it starts when the guide needs it."))
    } else {
      AgentLog.note(localized("The agent starts with your next session."))
    }
    return 0
  }

  /// Makes the bus search for services again: it does not notice a folder that did not exist when it started.
  private func reloadBus() {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
    let reply = g_dbus_connection_call_sync(
      bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ReloadConfig", nil, nil,
      G_DBUS_CALL_FLAGS_NONE, 5_000, nil, nil)
    if let reply { g_variant_unref(reply) }
  }

  private func uninstall() throws -> Int32 {
    let installation = installation
    _ = systemctl(["disable", "--now", AgentInstallation.unitName])
    quit()
    let wasThere = try installation.remove()
    _ = systemctl(["daemon-reload"])
    AgentLog.note(wasThere ? localized("The agent has been removed.") : localized("The agent was not installed."))
    return 0
  }

  private func quit() {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil),
      let reply = g_dbus_connection_call_sync(
        bus, Agent.busName, Agent.objectPath, Agent.busName, "Quit", nil, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, 5_000,
        nil,
        nil)
    else { return }
    g_variant_unref(reply)
  }

  /// - Returns: whether this user has a systemd instance and it succeeded.
  private func systemctl(_ arguments: [String]) -> Bool {
    guard let runtime = Self.environment["XDG_RUNTIME_DIR"],
      FileManager.default.fileExists(atPath: "\(runtime)/systemd/private")
    else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["systemctl", "--user", "--quiet"] + arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
