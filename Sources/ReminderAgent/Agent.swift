import CGIO
import Foundation
import GuideModel
import GuideStore
import Reminders

/// The reminder service: delivers reminders, starts recordings and refreshes sources, and sleeps in between.
///
/// One timer wakes it, set to the next instant at which something is due. It also wakes when the clock is set or the
/// computer resumes, when the guide's file changes, and when the bus delivers something. Everything happens on the main
/// loop's thread.
public final class Agent {
  /// The agent's name on the session bus.
  public static let busName = "org.lineup_guide.Agent"
  /// The path of the agent's object on the bus.
  public static let objectPath = "/org/lineup_guide/Agent"

  /// The programs that the agent starts.
  public struct Programs: Sendable {
    /// `lineup`, for watching, details and refreshes.
    public var lineup: String
    /// The agent's own program, for work that takes much memory.
    public var agent: String

    /// Creates the paths of the programs.
    public init(lineup: String, agent: String) {
      self.lineup = lineup
      self.agent = agent
    }
  }

  private let store: GuideStore
  private let bus: OpaquePointer
  private let notifier: Notifier
  private let programs: Programs
  private let loop: OpaquePointer
  private let timer: Int32
  private let watch: Int32
  private let filePrefix: String
  private var nameOwner: UInt32 = 0
  private var isObjectExported = false
  private var exitCode: Int32 = 0
  /// Whether a check of the file is scheduled, which will also see later changes.
  private var isLookPending = false
  /// Whether a process that plans reminders is running.
  private var isPlanning = false
  private var isRefreshing = false
  private var refreshedAt: Int64 = 0

  /// Notices that could not be shown because the desktop has no notification server yet: a session starts its programs
  /// in any order.
  private var unshown: [ReminderNotice] = []
  private var shown: [UInt32: Shown] = [:]
  private struct Shown {
    var reminder: PlannedReminder.ID
    var row: Channel.Key
    var start: Int64
  }

  private let clock: AgentClock
  private var now: Int64 { clock.now }

  /// - Throws: `AgentError` if there is no session bus.
  public init(store: GuideStore, programs: Programs, clock: AgentClock = .system) throws {
    var error: UnsafeMutablePointer<GError>?
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &error) else {
      defer { g_error_free(error) }
      let reason = error.map { String(cString: $0.pointee.message) } ?? ""
      throw AgentError(localized("There is no session bus for notifications: \(reason)"))
    }
    g_dbus_connection_set_exit_on_close(bus, 0)
    guard let loop = g_main_loop_new(nil, 0) else { throw AgentError("no main loop") }
    self.store = store
    self.programs = programs
    self.clock = clock
    self.bus = bus
    self.loop = loop
    notifier = Notifier(bus: bus)
    timer = lineup_timer_new()
    let folder = (store.path as NSString).deletingLastPathComponent
    watch = lineup_watch_new(folder.isEmpty ? "." : folder)
    filePrefix = (store.path as NSString).lastPathComponent
    guard timer >= 0 else { throw AgentError(String(cString: strerror(errno))) }
  }

  /// Runs until it is stopped, or until another agent has its name.
  /// - Returns: the exit code.
  public func run() -> Int32 {
    let context = Unmanaged.passUnretained(self).toOpaque()
    notifier.onAction = { [unowned self] in answer($0, action: $1) }
    notifier.onAppear = { [unowned self] in showWhatWaits() }
    notifier.onClose = { [unowned self] number, byPerson in close(number, byPerson: byPerson) }
    for signal in [SIGTERM, SIGINT] {
      g_unix_signal_add(
        signal,
        { context in
          Agent.from(context).end(0)
          return 1
        }, context)
    }
    g_unix_fd_add(
      timer, G_IO_IN,
      { _, _, context in
        let agent = Agent.from(context)
        lineup_timer_read(agent.timer)
        agent.work()
        return 1
      }, context)
    if watch >= 0 { listenToFile() }
    nameOwner = g_bus_own_name_on_connection(
      bus, Self.busName, G_BUS_NAME_OWNER_FLAGS_DO_NOT_QUEUE,
      { _, _, context in Agent.from(context).begin() }, { _, _, context in Agent.from(context).loseName() }, context,
      nil)
    g_signal_connect_data(
      gpointer(bus), "closed",
      unsafeBitCast(
        { _, _, _, context in Agent.from(context).end(0) }
          as @convention(c) (gpointer?, gboolean, gpointer?, gpointer?) -> Void, to: GCallback.self), context, nil,
      GConnectFlags(rawValue: 0))
    g_main_loop_run(loop)
    g_bus_unown_name(nameOwner)
    g_dbus_connection_flush_sync(bus, nil, nil)
    return exitCode
  }

  private static func from(_ context: gpointer?) -> Agent {
    guard let context else { preconditionFailure("a callback without its agent") }
    return Unmanaged<Agent>.fromOpaque(context).takeUnretainedValue()
  }

  // MARK: Life

  private func begin() {
    exportObject()
    work()
  }

  private func loseName() {
    AgentLog.note(localized("Another agent is running already."))
    end(0)
  }

  private func end(_ code: Int32) {
    exitCode = code
    g_main_loop_quit(loop)
  }

  private static let interface = """
    <node><interface name="org.lineup_guide.Agent">
      <method name="Reload"/>
      <method name="Quit"/>
    </interface></node>
    """

  private func exportObject() {
    guard !isObjectExported, let node = g_dbus_node_info_new_for_xml(Self.interface, nil) else { return }
    defer { g_dbus_node_info_unref(node) }
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, _, invocation, context in
      let agent = Agent.from(context)
      g_dbus_method_invocation_return_value(invocation, nil)
      guard let method else { return }
      if strcmp(method, "Quit") == 0 { agent.end(0) } else { agent.work() }
    }
    let context = Unmanaged.passUnretained(self).toOpaque()
    isObjectExported =
      g_dbus_connection_register_object(bus, Self.objectPath, node.pointee.interfaces[0], &table, context, nil, nil)
      != 0
  }

  // MARK: Work

  /// Does what is due, and sets the timer for what is next.
  private func work() {
    do {
      _ = try store.reloadIfChanged()
      let (due, missed) = try store.advanceReminders(to: now)
      for notice in due where notice.rule.isRecording { record(notice) }
      show(due.filter { !$0.rule.isRecording })
      if !missed.isEmpty { show(missed) }
      plan()
      refresh()
      setTimer()
    } catch {
      AgentLog.note("\(error)")
      // Another program has locked the file, or the disk is full.
      lineup_timer_set(timer, now + 60)
    }
    MemoryUse.release()
  }

  private func setTimer() {
    var next = try? store.nextReminder()
    if !isRefreshing, let refresh = nextRefresh() { next = min(next ?? refresh, refresh) }
    lineup_timer_set(timer, next.map { max($0, now + 1) } ?? 0)
  }

  /// Matches rules with what an import left unmatched. This runs in a process of its own, because the memory that it
  /// takes would stay allocated.
  private func plan() {
    guard !isPlanning, (try? store.hasUnmatchedReminders) == true else { return }
    isPlanning = true
    start(ChildProgram([programs.agent, "--plan", "--database", store.database] + clock.arguments)) {
      [unowned self] _ in
      isPlanning = false
      look()
    }
  }

  private func nextRefresh() -> Int64? {
    guard let next = try? SourceRefresher(store: store).nextInstant(now: now) else { return nil }
    // A refresh that could not even be recorded is not repeated at once.
    return max(next, refreshedAt + 300)
  }

  private func refresh() {
    guard !isRefreshing, let next = nextRefresh(), next <= now else { return }
    (isRefreshing, refreshedAt) = (true, now)
    start(ChildProgram([programs.lineup, "refresh", "--due", "--quiet", "--database", store.database])) {
      [unowned self] _ in
      isRefreshing = false
      look()
    }
  }

  private func start(_ program: ChildProgram, onEnd: @escaping (Int32) -> Void = { _ in }) {
    do {
      try program.start(onEnd: onEnd)
    } catch {
      AgentLog.note(localized("\(program.arguments.first ?? "") cannot be started: \(error.localizedDescription)"))
      onEnd(127)
    }
  }

  // MARK: The file

  private func listenToFile() {
    g_unix_fd_add(
      watch, G_IO_IN,
      { _, _, context in
        let agent = Agent.from(context)
        guard lineup_watch_read(agent.watch, agent.filePrefix) != 0 else { return 1 }
        // An import writes for a while: check once every two seconds, and ignore events in between.
        agent.look()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Checks the file in two seconds.
  private func look() {
    guard !isLookPending else { return }
    isLookPending = true
    g_timeout_add_seconds(
      2,
      { context in
        let agent = Agent.from(context)
        agent.isLookPending = false
        agent.work()
        if agent.watch >= 0 {
          // The agent's own writes are not changes.
          _ = lineup_watch_read(agent.watch, agent.filePrefix)
          agent.listenToFile()
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  // MARK: Notices

  private var calendar: BroadcastCalendar { BroadcastCalendar(timeZone: .current) }
  private var format: TimeOfDayFormat { TimeOfDayFormat(.current) }
  private var hasMarkup: Bool { notifier.capabilities.contains("body-markup") }

  /// The greatest number of notifications shown at once. Nobody would read more, and a rule may take a whole evening.
  private static let mostAtOnce = 5

  private func show(_ notices: [ReminderNotice]) {
    let single = notices.count > Self.mostAtOnce ? Self.mostAtOnce - 1 : notices.count
    for notice in notices.prefix(single) { show(notice) }
    let others = notices.dropFirst(single)
    guard !others.isEmpty else { return }
    let text = NotificationText(
      others: others.map(\.reminder), hasMarkup: hasMarkup, calendar: calendar, format: format)
    if notifier.show(text, actions: [], isUrgent: false, sound: nil) == nil {
      AgentLog.note("\(text.summary): \(text.body)")
      keep(Array(others))
    }
  }

  private func keep(_ notices: [ReminderNotice]) {
    let ids = Set(notices.map(\.id))
    let now = now
    unshown = unshown.filter { !ids.contains($0.id) && $0.reminder.airing.stop > now } + notices
  }

  /// Shows notices that could not be shown before, if their programmes are still on and they were not answered in
  /// another way.
  private func showWhatWaits() {
    guard !unshown.isEmpty, let planned = try? store.reminders().planned else { return }
    let now = now
    let open = Set(planned.filter { if case .given = $0.state { true } else { false } }.map(\.id))
    let waiting = unshown.filter { $0.reminder.airing.stop > now && open.contains($0.id) }
    unshown = []
    show(
      waiting.map { notice in
        var notice = notice
        notice.secondsToStart = notice.reminder.airing.start - now
        return notice
      })
  }

  private func show(_ notice: ReminderNotice) {
    let text = NotificationText(notice, hasMarkup: hasMarkup, calendar: calendar, format: format)
    var actions = [Notifier.Action(key: "default", label: localized("Details"))]
    if (try? store.streams(of: notice.reminder.row).isEmpty) == false {
      actions.append(.init(key: "watch", label: localized("Watch")))
    }
    actions.append(.init(key: "details", label: localized("Details")))
    actions.append(.init(key: "snooze", label: localized("In \(notice.rule.snoozeMinutes) min")))
    let earlier = shown.first { $0.value.reminder == notice.id }?.key
    guard
      let number = notifier.show(
        text, actions: actions, replacing: earlier ?? 0, isUrgent: true,
        sound: notice.rule.hasSound ? "alarm-clock-elapsed" : nil)
    else {
      AgentLog.note("\(text.summary): \(text.body)")
      keep([notice])
      return
    }
    if let earlier { shown[earlier] = nil }
    shown[number] = Shown(
      reminder: notice.id, row: notice.reminder.row, start: notice.reminder.airing.start)
  }

  private func show(_ missed: [PlannedReminder]) {
    let text = NotificationText(missed: missed, hasMarkup: hasMarkup, calendar: calendar, format: format)
    if notifier.show(text, actions: [], isUrgent: false, sound: nil) == nil {
      AgentLog.note("\(text.summary): \(text.body)")
    }
  }

  private func record(_ notice: ReminderNotice) {
    let address = (try? store.streams(of: notice.reminder.row).first?.address) ?? ""
    let title = NotificationText.plain(notice.reminder.airing.title, limit: 80)
    start(ChildProgram(recording: notice, address: address)) { status in
      if status != 0 { AgentLog.note(localized("The command for \(title) ended with status \(status >> 8).")) }
    }
  }

  private func answer(_ number: UInt32, action: String) {
    guard let notice = shown[number] else { return }
    do {
      switch action {
      case "snooze": try store.makeReminderChange(.snooze(notice.reminder, minutes: nil), now: now)
      case "watch":
        try store.makeReminderChange(.finish(notice.reminder), now: now)
        // Only numbers: no text of a feed becomes an argument.
        start(ChildProgram([programs.lineup, "watch", "--database", store.database, "#\(notice.row)"]))
      case "details", "default":
        try store.makeReminderChange(.finish(notice.reminder), now: now)
        start(
          ChildProgram([programs.lineup, "open", "--database", store.database, "--at", "@\(notice.start)"]))
      default: return
      }
      setTimer()
    } catch {
      AgentLog.note("\(error)")
    }
  }

  private func close(_ number: UInt32, byPerson: Bool) {
    guard let notice = shown[number] else { return }
    if byPerson {
      do {
        // Choosing an action also closes the notification; those have been dealt with.
        let reminder = try store.reminders().planned.first { $0.id == notice.reminder }
        if case .given = reminder?.state { try store.makeReminderChange(.finish(notice.reminder), now: now) }
      } catch {
        AgentLog.note("\(error)")
      }
      setTimer()
    }
    shown[number] = nil
  }
}
