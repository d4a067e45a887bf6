import AVFoundation
import Photos
import UIKit

/// The part of the video that is played: all of it, or its beginning as a hint.
///
/// See [Apple's page](https://developer.apple.com/documentation/photosui/phlivephotoviewplaybackstyle).
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined = 0, full, hint }

/// The style of the Live Photo badge.
///
/// See [Apple's page](https://developer.apple.com/documentation/photosui/phlivephotobadgeoptions).
public struct PHLivePhotoBadgeOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// On a picture: white.
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1 << 0)
  /// Crossed out, for a Live Photo whose video is off.
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}

/// Receives the start and the end of playback.
///
/// See [Apple's page](https://developer.apple.com/documentation/photosui/phlivephotoviewdelegate).
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  /// Returns whether playback may begin; true by default.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> Bool
  /// Called when playback begins.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// Called when playback has ended.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> Bool { true }
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}

/// A view of a Live Photo, whose video a long press or `startPlayback(with:)` plays over the photo.
///
/// The video covers the photo once its first frame is there, and disappears without a transition. A hint lasts one
/// second.
///
/// See [Apple's page](https://developer.apple.com/documentation/photosui/phlivephotoview).
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
  private let picture = UIImageView()
  private let filmLayer = AVPlayerLayer()
  private var style = PHLivePhotoViewPlaybackStyle.undefined
  private var hintEnd: DispatchWorkItem?
  private var endToken: LivePhotoEnd?

  /// The delegate, which receives playback. It is not retained.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// Whether the video is played without sound; false by default.
  open var isMuted = false { didSet { filmLayer.player?.isMuted = isMuted } }
  /// The long press that plays the video. It can be added to another view.
  public let playbackGestureRecognizer: UIGestureRecognizer

  /// The Live Photo to show; nil, the default, for none. Setting it ends playback.
  open var livePhoto: PHLivePhoto? {
    didSet {
      guard livePhoto !== oldValue else { return }
      stopPlayback()
      picture.image = livePhoto?.photo
    }
  }

  public override init(frame: CGRect) {
    playbackGestureRecognizer = UILongPressGestureRecognizer()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    playbackGestureRecognizer = UILongPressGestureRecognizer()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = true
    picture.contentMode = contentMode
    addSubview(picture)
    filmLayer.isHidden = true
    filmLayer.preventsDisplaySleep = false
    layer.addSublayer(filmLayer)
    playbackGestureRecognizer.addTarget(self, action: Selector("press:", PHLivePhotoView.press(_:)))
    addGestureRecognizer(playbackGestureRecognizer)
  }

  /// The frame of the photo and the video.
  open override var contentMode: UIView.ContentMode {
    didSet {
      picture.contentMode = contentMode
      filmLayer.videoGravity =
        switch contentMode {
        case .scaleAspectFill: .resizeAspectFill
        case .scaleAspectFit: .resizeAspect
        default: .resize
        }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    filmLayer.frame = bounds
  }

  open override var intrinsicContentSize: CGSize { picture.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { picture.sizeThatFits(size) }

  private func press(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began: startPlayback(with: .full)
    case .ended, .cancelled, .failed: stopPlayback()
    default: break
    }
  }

  // MARK: Playback

  /// Plays the video, or its beginning. Does nothing without a photo, while it plays, or if the delegate forbids it.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
    guard let livePhoto, style == .undefined, playbackStyle != .undefined,
      delegate?.livePhotoView(self, canBeginPlaybackWith: playbackStyle) ?? true
    else { return }
    style = playbackStyle
    delegate?.livePhotoView(self, willBeginPlaybackWith: playbackStyle)
    let item = AVPlayerItem(url: livePhoto.film)
    let player = AVPlayer(playerItem: item)
    player.isMuted = isMuted
    let ends = [AVPlayerItem.didPlayToEndTimeNotification, AVPlayerItem.failedToPlayToEndTimeNotification]
    endToken = LivePhotoEnd(ends, of: item) { [weak self] in self?.stopPlayback() }
    filmLayer.onReadyForDisplay = { [weak self] in
      guard let self, filmLayer.isReadyForDisplay else { return }
      filmLayer.isHidden = false
    }
    filmLayer.player = player
    player.play()
    guard playbackStyle == .hint else { return }
    let end = DispatchWorkItem { [weak self] in self?.stopPlayback() }
    hintEnd = end
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: end)
  }

  /// Stops playback and shows the photo.
  open func stopPlayback() {
    guard style != .undefined else { return }
    let ended = style
    style = .undefined
    hintEnd?.cancel()
    (hintEnd, endToken) = (nil, nil)
    filmLayer.player?.pause()
    filmLayer.player = nil
    filmLayer.isHidden = true
    delegate?.livePhotoView(self, didEndPlaybackWith: ended)
  }

  /// Returns the Live Photo badge: a symbol that takes the colour of its view, or a white one.
  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
    let name = badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto"
    let image = UIImage(systemName: name) ?? UIImage()
    return badgeOptions.contains(.overContent) ? image.withTintColor(.white, renderingMode: .alwaysOriginal) : image
  }
}
