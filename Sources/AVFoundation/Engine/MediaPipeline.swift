import CGStreamer
import Foundation

/// One stream in GStreamer: playbin with a sink that delivers pictures.
///
/// Not playbin3: that of GStreamer 1.22 (Debian 12) sometimes loses the end of a stream while it removes the decoder of
/// its pictures, and then reads freed memory when it is stopped.
///
/// All calls return at once. GStreamer is called on the pipeline's own queue, since starting, seeking and stopping wait
/// for servers; its messages arrive on its threads, are read there and processed on that queue. Events are reported on
/// that queue, too.
///
/// Unchecked because of its variables, which `queue` alone uses.
final class MediaPipeline: @unchecked Sendable {
  let request: MediaRequest
  let clock = MediaClock()
  let frames: FrameMailbox
  private let onEvent: @Sendable (MediaEvent) -> Void
  private let queue = DispatchQueue(label: "lineup.media", qos: .userInitiated)
  /// The seconds after which a stream that has not started counts as failed.
  private let patience: Double
  /// The seconds without progress after which a stream that has not started is rebuilt, once: in GStreamer 1.22 one
  /// start of an HLS stream in some forty hangs on a busy machine, and some servers never answer a first request.
  private let restartTime: Double

  // The properties below are used on the queue only.

  private var gstreamer: GStreamer?
  private var playbin: UnsafeMutableRawPointer?
  private var poll: (any DispatchSourceTimer)?
  private var isStopped = false
  private var hasFailed = false
  private var isReady = false
  private var isLive = false
  private var isSeekable = false
  private var duration: Double?
  private var wantsPlay = false
  private var rate = 1.0
  private var appliedRate = 1.0
  private var isBuffering = false
  private var lastBuffering = 0.0
  private var isPlaying = false
  private var isStuck = false
  private var reportsRunning = false
  private var hasEnded = false
  private var missing = ""
  /// 1, or 2 after the pipeline has been rebuilt.
  private var attempt = 0
  private var startedAt = 0.0
  private var lastNews = 0.0
  private var volume: Float
  private var isMuted = false
  private var lastPosition = -1.0
  private var lastProgress = 0.0
  private var lastDurationQuery = 0.0
  private var target = GStreamer.State.null

  private struct Seeking {
    var id: Int
    var position: Double
    var isAccurate: Bool
    var rate: Double
  }
  private var running: Seeking?
  private var waiting: Seeking?

  /// Creates a pipeline for a request.
  ///
  /// - Parameters:
  ///   - patience: the seconds after which a stream that has not started counts as failed.
  ///   - restartTime: the seconds without progress after which a stream that has not started is rebuilt, once.
  ///   - onFrame: called on a decoder's thread when `frames` has a new picture.
  ///   - onEvent: called on this pipeline's queue.
  init(
    _ request: MediaRequest, patience: Double = 20, restartTime: Double = 8,
    onFrame: @escaping @Sendable () -> Void, onEvent: @escaping @Sendable (MediaEvent) -> Void
  ) {
    self.request = request
    self.patience = patience
    self.restartTime = restartTime
    volume = request.volume
    self.onEvent = onEvent
    frames = FrameMailbox(announce: onFrame)
  }

  // MARK: From any thread

  func start() {
    queue.async {
      self.startedAt = MediaClock.uptime
      self.build()
      if !self.isStopped { self.startPolling() }
    }
  }

  /// Sets the rate.
  ///
  /// - Parameter rate: 1 is the recorded speed; 0 pauses.
  func setRate(_ rate: Double) {
    queue.async {
      self.wantsPlay = rate > 0
      if rate > 0 { self.rate = rate }
      self.applyRate()
      self.apply()
    }
  }

  /// Seeks to a position in seconds.
  ///
  /// - Parameter id: repeated in the event when the seek has finished or was superseded.
  func seek(to position: Double, isAccurate: Bool, id: Int) {
    queue.async { self.begin(Seeking(id: id, position: position, isAccurate: isAccurate, rate: self.rate)) }
  }

  func setVolume(_ volume: Float, isMuted: Bool) {
    queue.async {
      (self.volume, self.isMuted) = (volume, isMuted)
      guard let playbin = self.playbin, let table = self.gstreamer?.table else { return }
      lineup_gst_set_double(table, playbin, "volume", Double(volume))
      lineup_gst_set_int(table, playbin, "mute", isMuted ? 1 : 0)
    }
  }

  /// Stops playing and releases everything. No events follow.
  func stop() { queue.async { self.tearDown() } }

  // MARK: Building

  private func build() {
    guard !isStopped else { return }
    guard request.isAllowed else { return fail(AVError(.operationNotAllowed, detail: request.scheme)) }
    let gstreamer: GStreamer
    switch GStreamer.shared {
    case .success(let found): gstreamer = found
    case .failure(let missing): return fail(AVError(.incorrectlyConfigured, detail: missing.name))
    }
    self.gstreamer = gstreamer
    attempt += 1
    let table = gstreamer.table
    guard let playbin = table.pointee.element_factory_make("playbin", nil) else {
      return fail(AVError(.incorrectlyConfigured, detail: "gstreamer1.0-plugins-base"))
    }
    _ = table.pointee.object_ref_sink(playbin)
    self.playbin = playbin
    let limit = limit
    let description = """
      videoconvertscale ! video/x-raw,format=BGRA,pixel-aspect-ratio=1/1,width=[1,\(Int(limit.width))],\
      height=[1,\(Int(limit.height))] ! appsink name=frames max-buffers=1 drop=true emit-signals=true \
      enable-last-sample=false wait-on-eos=false
      """
    var error: UnsafeMutablePointer<lineup_gst_error>?
    let sink = table.pointee.parse_bin_from_description(description, 1, &error)
    if let error { table.pointee.error_free(error) }
    guard let sink, let frames = table.pointee.bin_get_by_name(sink, "frames") else {
      return fail(AVError(.incorrectlyConfigured, detail: "gstreamer1.0-plugins-base"))
    }
    connect(frames, "new-sample", Self.newSample)
    connect(frames, "new-preroll", Self.newPreroll)
    table.pointee.object_unref(frames)
    lineup_gst_set_pointer(table, playbin, "video-sink", sink)
    lineup_gst_set_string(table, playbin, "uri", request.url.absoluteString)
    var flags = GStreamer.Play.video | GStreamer.Play.nativeVideo | GStreamer.Play.buffering
    if !request.isSilent { flags |= GStreamer.Play.audio | GStreamer.Play.softVolume }
    // Small pictures do not lose enough by interlacing to justify the cost of deinterlacing.
    if request.maximumSize == .zero { flags |= GStreamer.Play.deinterlace }
    lineup_gst_set_int(table, playbin, "flags", flags)
    lineup_gst_set_double(table, playbin, "volume", Double(volume))
    if isMuted { lineup_gst_set_int(table, playbin, "mute", 1) }
    if request.peakBitRate > 0 {
      lineup_gst_set_int64(table, playbin, "connection-speed", Int64(min(request.peakBitRate / 1_000, 1e15)))
    }
    connect(playbin, "deep-element-added", Self.elementAdded)
    if let bus = table.pointee.element_get_bus(playbin) {
      let reader = BusReader(pipeline: self, attempt: attempt, playbin: playbin, gstreamer: gstreamer)
      table.pointee.bus_set_sync_handler(
        bus, Self.busHandler, Unmanaged.passRetained(reader).toOpaque(),
        { if let data = $0 { Unmanaged<BusReader>.fromOpaque(data).release() } })
      table.pointee.object_unref(bus)
    }
    lastNews = MediaClock.uptime
    set(GStreamer.State.paused)
    apply()
  }

  private var limit: CGSize {
    let wanted = request.maximumSize
    return CGSize(
      width: wanted.width >= 1 ? min(wanted.width, MediaRequest.largest.width) : MediaRequest.largest.width,
      height: wanted.height >= 1 ? min(wanted.height, MediaRequest.largest.height) : MediaRequest.largest.height)
  }

  private func connect<Handler>(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: Handler) {
    guard let table = gstreamer?.table.pointee else { return }
    let release: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { data, _ in
      if let data { Unmanaged<MediaPipeline>.fromOpaque(data).release() }
    }
    _ = table.signal_connect_data(
      object, signal, unsafeBitCast(handler, to: UnsafeMutableRawPointer.self), Unmanaged.passRetained(self).toOpaque(),
      unsafeBitCast(release, to: UnsafeMutableRawPointer.self), 0)
  }

  private func tearDown() {
    guard !isStopped else { return }
    isStopped = true
    poll?.cancel()
    poll = nil
    if let dropped = running { onEvent(.sought(id: dropped.id, isDone: false)) }
    if let dropped = waiting { onEvent(.sought(id: dropped.id, isDone: false)) }
    (running, waiting) = (nil, nil)
    guard let dismissed = dismiss() else { return }
    dismissed.release()
    _ = frames.take()
  }

  /// Takes the GStreamer pipeline out of this object; the caller stops and releases it.
  private func dismiss() -> DismissedPlaybin? {
    guard let playbin, let gstreamer else { return nil }
    self.playbin = nil
    return DismissedPlaybin(playbin: playbin, gstreamer: gstreamer)
  }

  /// Rebuilds the pipeline. The old one is stopped elsewhere, since that may hang, too.
  private func restart() {
    guard let dismissed = dismiss() else { return }
    DispatchQueue.global(qos: .utility).async { dismissed.release() }
    target = GStreamer.State.null
    (isBuffering, isLive, isPlaying, missing, lastPosition) = (false, false, false, "", -1)
    build()
  }

  // MARK: States

  private func set(_ state: Int32) {
    guard let playbin, let table = gstreamer?.table.pointee, state != target else { return }
    target = state
    switch table.element_set_state(playbin, state) {
    case GStreamer.StateChange.noPreroll: isLive = true
    // The message that follows contains the reason; without one it is unknown.
    case GStreamer.StateChange.failure:
      queue.asyncAfter(deadline: .now() + 0.5) { [attempt] in
        if attempt == self.attempt { self.fail(AVError(.unknown)) }
      }
    default: break
    }
  }

  /// Changes the pipeline to the requested state.
  private func apply() {
    guard playbin != nil, !hasFailed, !isStopped else { return }
    let isHeldUp = isBuffering && !isLive && request.waitsForBuffer
    set(wantsPlay && !isHeldUp && !hasEnded ? GStreamer.State.playing : GStreamer.State.paused)
    report()
  }

  private func report() {
    let runs = isPlaying && wantsPlay && isReady && !isStuck && !hasEnded
    guard runs != reportsRunning else { return }
    reportsRunning = runs
    clock.set(rate: runs ? appliedRate : 0)
    onEvent(.runs(runs))
  }

  private func fail(_ error: AVError) {
    guard !hasFailed, !isStopped else { return }
    hasFailed = true
    isPlaying = false
    report()
    onEvent(.failed(error))
    // Releases the pipeline, so that nothing of it continues in the background.
    tearDown()
  }

  // MARK: Seeking

  private func applyRate() {
    guard isReady, rate != appliedRate, wantsPlay, isSeekable else { return }
    begin(Seeking(id: 0, position: clock.position, isAccurate: true, rate: rate))
  }

  private func begin(_ seeking: Seeking) {
    guard !isStopped, !hasFailed else { return onEvent(.sought(id: seeking.id, isDone: false)) }
    guard isReady, running == nil else {
      // Only the latest of the waiting seeks is worth performing.
      if let overtaken = waiting { onEvent(.sought(id: overtaken.id, isDone: false)) }
      waiting = seeking
      return
    }
    guard isSeekable, let playbin, let table = gstreamer?.table.pointee else {
      return onEvent(.sought(id: seeking.id, isDone: false))
    }
    running = seeking
    let position = max(0, min(seeking.position, duration ?? seeking.position))
    let flags = GStreamer.Seek.flush | (seeking.isAccurate ? GStreamer.Seek.accurate : GStreamer.Seek.keyUnit)
    hasEnded = false
    isStuck = false
    clock.set(position: position)
    let isAccepted = table.element_seek(
      playbin, seeking.rate, GStreamer.time, flags, GStreamer.Seek.set, GStreamer.time(ofSeconds: position),
      GStreamer.Seek.none, -1)
    if isAccepted == 0 { return endSeek(isDone: false) }
    appliedRate = seeking.rate
    apply()
  }

  private func endSeek(isDone: Bool) {
    guard let done = running else { return }
    running = nil
    readPosition()
    onEvent(.sought(id: done.id, isDone: isDone))
    if let next = waiting {
      waiting = nil
      begin(next)
    }
  }

  // MARK: Polling

  private static let pollInterval = 0.25
  /// The seconds without progress that count as a stall.
  private static let stallTime = 2.0
  /// The seconds without progress of a buffer that is not full, after which waiting for it ends.
  private static let bufferTime = 3.0

  private func startPolling() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + Self.pollInterval, repeating: Self.pollInterval, leeway: .milliseconds(50))
    timer.setEventHandler { [weak self] in self?.tick() }
    timer.resume()
    poll = timer
  }

  private func tick() {
    let now = MediaClock.uptime
    if !isReady {
      guard wantsPlay || !isLive else { return }
      if now - startedAt > patience {
        fail(AVError(.failedToLoadMediaData))
      } else if attempt == 1, now - lastNews > restartTime {
        restart()
      }
      return
    }
    guard wantsPlay, running == nil, !hasEnded else { return }
    // Occasionally a buffer whose stream has ended never reports that it is full (seen with playbin3 of 1.22). If it is
    // really empty, playing stalls by itself and continues when data arrives.
    if isBuffering, now - lastBuffering > Self.bufferTime {
      isBuffering = false
      apply()
    }
    readPosition()
    if now - lastDurationQuery > 2 { readDuration() }
  }

  private func readPosition() {
    guard let playbin, let table = gstreamer?.table.pointee else { return }
    var nanoseconds: Int64 = -1
    guard table.element_query_position(playbin, GStreamer.time, &nanoseconds) != 0, nanoseconds >= 0 else { return }
    let position = Double(nanoseconds) / GStreamer.second
    let now = MediaClock.uptime
    if abs(position - lastPosition) > 0.001 || !isPlaying {
      lastPosition = position
      lastProgress = now
      isStuck = false
    } else if now - lastProgress > Self.stallTime, !isStuck {
      isStuck = true
      onEvent(.stalled)
    }
    clock.set(position: position)
    report()
  }

  private func readDuration() {
    guard let playbin, let table = gstreamer?.table.pointee else { return }
    lastDurationQuery = MediaClock.uptime
    var nanoseconds: Int64 = -1
    let isKnown = table.element_query_duration(playbin, GStreamer.time, &nanoseconds) != 0 && nanoseconds > 0
    let found = isKnown && !isLive ? Double(nanoseconds) / GStreamer.second : nil
    var canSeek: Int32 = 0
    if let query = table.query_new_seeking(GStreamer.time) {
      if table.element_query(playbin, query) != 0 { table.query_parse_seeking(query, nil, &canSeek, nil, nil) }
      table.mini_object_unref(query)
    }
    guard found != duration || (canSeek != 0) != isSeekable else { return }
    duration = found
    isSeekable = canSeek != 0
    clock.set(end: found ?? .infinity)
    if isReady { onEvent(.durationChanged(found, isSeekable: isSeekable)) }
  }

  // MARK: Messages

  private enum News: Sendable {
    case error(AVError)
    case missing(String)
    case buffering(Int)
    case state(Int32)
    case end, asyncDone, duration, latency, clockLost
  }

  private func take(_ news: News, of attempt: Int) {
    guard !isStopped, attempt == self.attempt, let playbin, let table = gstreamer?.table.pointee else { return }
    lastNews = MediaClock.uptime
    switch news {
    case .error(let error):
      fail(error)
    case .missing(let name):
      missing = name
    case .buffering(let percent):
      let wasBuffering = isBuffering
      isBuffering = percent < 100
      lastBuffering = MediaClock.uptime
      onEvent(.buffered(percent))
      if isBuffering, !wasBuffering, isReady, wantsPlay, running == nil, !isLive { onEvent(.stalled) }
      if isBuffering != wasBuffering { apply() }
    case .state(let state):
      isPlaying = state == GStreamer.State.playing
      if isPlaying { lastProgress = MediaClock.uptime }
      report()
    case .end:
      hasEnded = true
      if let duration { clock.set(position: duration) }
      apply()
      onEvent(.ended)
    case .asyncDone:
      if !isReady {
        readDuration()
        isReady = true
        onEvent(.ready(duration: duration, isSeekable: isSeekable))
        readPosition()
        applyRate()
        if running == nil, let next = waiting {
          waiting = nil
          begin(next)
        }
      } else {
        endSeek(isDone: true)
      }
      report()
    case .duration: readDuration()
    case .latency: _ = table.bin_recalculate_latency(playbin)
    case .clockLost:
      guard target == GStreamer.State.playing else { return }
      _ = table.element_set_state(playbin, GStreamer.State.paused)
      _ = table.element_set_state(playbin, GStreamer.State.playing)
    }
  }

  /// The receiver of the messages of one GStreamer pipeline.
  private final class BusReader {
    let pipeline: MediaPipeline
    let attempt: Int
    let playbin: UnsafeMutableRawPointer
    let gstreamer: GStreamer

    init(pipeline: MediaPipeline, attempt: Int, playbin: UnsafeMutableRawPointer, gstreamer: GStreamer) {
      self.pipeline = pipeline
      self.attempt = attempt
      self.playbin = playbin
      self.gstreamer = gstreamer
    }
  }

  /// A GStreamer pipeline that no longer belongs to a `MediaPipeline`.
  ///
  /// Unchecked because of the pointer, whose only owner it is.
  private struct DismissedPlaybin: @unchecked Sendable {
    let playbin: UnsafeMutableRawPointer
    let gstreamer: GStreamer

    /// Stops and releases the pipeline. Waits for its threads.
    func release() {
      let table = gstreamer.table.pointee
      _ = table.element_set_state(playbin, GStreamer.State.null)
      if let bus = table.element_get_bus(playbin) {
        table.bus_set_sync_handler(bus, nil, nil, nil)
        table.object_unref(bus)
      }
      table.object_unref(playbin)
    }
  }

  private static let busHandler: lineup_gst_bus_handler = { _, message, data in
    guard let message, let data else { return 1 }
    let reader = Unmanaged<BusReader>.fromOpaque(data).takeUnretainedValue()
    reader.pipeline.read(message, for: reader)
    // Dropped: nothing else reads the bus.
    reader.gstreamer.table.pointee.mini_object_unref(message)
    return 0
  }

  /// Reads a message on the thread on which it arrives.
  private func read(_ message: UnsafeMutablePointer<lineup_gst_message>, for reader: BusReader) {
    let (gstreamer, attempt) = (reader.gstreamer, reader.attempt)
    let table = gstreamer.table.pointee
    let news: News
    switch message.pointee.type {
    case GStreamer.Message.error:
      var error: UnsafeMutablePointer<lineup_gst_error>?
      table.message_parse_error(message, &error, nil)
      guard let error else { return }
      let (domain, code) = (error.pointee.domain, error.pointee.code)
      let text = error.pointee.message.map { String(cString: $0) } ?? ""
      table.error_free(error)
      var details: UnsafeRawPointer?
      table.message_parse_error_details(message, &details)
      var status: UInt32 = 0
      if let details { _ = table.structure_get_uint(details, "http-status-code", &status) }
      let answer = Int(status)
      queue.async {
        self.take(
          .error(
            AVError(ofAnswer: answer)
              ?? AVError(gstreamer: gstreamer, domain: domain, code: code, text: text, missing: self.missing)),
          of: attempt)
      }
      return
    case GStreamer.Message.element:
      guard let structure = table.message_get_structure(message), let kind = table.structure_get_name(structure),
        String(cString: kind) == "missing-plugin"
      else { return }
      news = .missing(table.structure_get_string(structure, "name").map { String(cString: $0) } ?? "")
    case GStreamer.Message.buffering:
      var percent: Int32 = 0
      table.message_parse_buffering(message, &percent)
      news = .buffering(Int(percent))
    case GStreamer.Message.stateChanged:
      guard message.pointee.source == reader.playbin else { return }
      var state: Int32 = 0
      table.message_parse_state_changed(message, nil, &state, nil)
      news = .state(state)
    case GStreamer.Message.end: news = .end
    case GStreamer.Message.asyncDone: news = .asyncDone
    case GStreamer.Message.durationChanged: news = .duration
    case GStreamer.Message.latency: news = .latency
    case GStreamer.Message.clockLost: news = .clockLost
    default: return
    }
    queue.async { self.take(news, of: attempt) }
  }

  // MARK: Pictures and elements

  private typealias SampleHandler =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32

  private static let newSample: SampleHandler = { sink, data in
    receive(sink, data) { $0.app_sink_try_pull_sample(sink, 0) }
  }
  private static let newPreroll: SampleHandler = { sink, data in
    receive(sink, data) { $0.app_sink_try_pull_preroll(sink, 0) }
  }

  private static func receive(
    _ sink: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?,
    _ pull: (lineup_gst) -> UnsafeMutableRawPointer?
  ) -> Int32 {
    guard let data else { return 0 }
    let pipeline = Unmanaged<MediaPipeline>.fromOpaque(data).takeUnretainedValue()
    if let gstreamer = pipeline.gstreamer, let sample = pull(gstreamer.table.pointee) {
      pipeline.frames.put(VideoFrame(owning: sample, gstreamer))
    }
    return 0
  }

  private typealias ElementHandler =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Void

  private static let elementAdded: ElementHandler = { _, _, element, data in
    guard let element, let data else { return }
    Unmanaged<MediaPipeline>.fromOpaque(data).takeUnretainedValue().didAdd(element)
  }

  private typealias TypeHandler =
    @convention(c) (UnsafeMutableRawPointer?, UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

  /// Pages and images served in place of a stream would be taken for subtitles, or for a video of one frame.
  private static let typeFound: TypeHandler = { _, _, caps, data in
    guard let caps, let data else { return }
    let pipeline = Unmanaged<MediaPipeline>.fromOpaque(data).takeUnretainedValue()
    guard let table = pipeline.gstreamer?.table.pointee, let structure = table.caps_get_structure(caps, 0),
      let name = table.structure_get_name(structure).map({ String(cString: $0) }),
      name.hasPrefix("text/") || name.hasPrefix("image/") || name == "application/xml"
    else { return }
    pipeline.queue.async { pipeline.fail(AVError(.fileFormatNotRecognized)) }
  }

  /// Configures sources, and prevents those from starting that the request does not allow.
  private func didAdd(_ element: UnsafeMutableRawPointer) {
    guard let gstreamer else { return }
    let factory = gstreamer.factoryName(of: element)
    if factory == "typefind" { connect(element, "have-type", Self.typeFound) }
    let table = gstreamer.table
    guard lineup_gst_is_source(table, element) != 0 else { return }
    guard request.allows(source: factory) else {
      _ = table.pointee.element_set_locked_state(element, 1)
      queue.async { self.fail(AVError(.operationNotAllowed, detail: factory)) }
      return
    }
    var others = request.headers
    if let agent = others.removeValue(forKey: "User-Agent"),
      lineup_gst_has_property(table, element, "user-agent") != 0
    {
      lineup_gst_set_string(table, element, "user-agent", agent)
    }
    if lineup_gst_has_property(table, element, "extra-headers") != 0, !others.isEmpty,
      let structure = table.pointee.structure_new_empty("extra-headers")
    {
      for (name, value) in others { lineup_gst_set_field(table, structure, name, value) }
      lineup_gst_set_pointer(table, element, "extra-headers", structure)
      table.pointee.structure_free(structure)
    }
    if factory == "souphttpsrc" {
      lineup_gst_set_int(table, element, "timeout", 12)
      lineup_gst_set_int(table, element, "retries", 1)
    }
  }
}
