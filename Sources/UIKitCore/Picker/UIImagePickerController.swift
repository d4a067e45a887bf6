import QuartzCore
import UniformTypeIdentifiers
import WindowServer

/// Lets the user choose a picture or a video: here with the desktop's file dialog. There is no camera.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiimagepickercontroller).
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The source of the pictures.
  public enum SourceType: Int, Sendable {
    /// The user's pictures: here all files, where there is a dialog for them.
    case photoLibrary = 0
    /// The camera, which is not available here.
    case camera = 1
    /// The same as `photoLibrary` here.
    case savedPhotosAlbum = 2
  }

  /// The compression of videos. Videos are not compressed again here.
  public enum QualityType: Int, Sendable {
    case typeHigh = 0, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// The kind of media that a camera captures. There is no camera here.
  public enum CameraCaptureMode: Int, Sendable { case photo = 0, video }
  /// The camera's side of the device. There is no camera here.
  public enum CameraDevice: Int, Sendable { case rear = 0, front }
  /// The camera's flash. There is no camera here.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  /// The format of a picture's file. Pictures keep theirs here.
  public enum ImageURLExportPreset: Int, Sendable { case compatible = 0, current }

  /// The keys of the results.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey).
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the file, such as "public.image": a string.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture: a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as edited by the user. Never in the results: pictures are not edited here.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the picture that the user chose. Never in the results: pictures are not edited here.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a video: a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address in the photo library. Never in the results: there is none here.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The camera's metadata of a picture. Never in the results: there is none here.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The Live Photo. Never in the results: there are none here.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The entry of the photo library. Never in the results: there is none here.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The file of a picture: a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Returns whether a source is available: never a camera; others if the display has a file dialog.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera && chooser?.canChooseFiles == true
  }

  /// Returns the types of files that a source has; nil for a source that is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
  }

  /// Returns whether a camera is available: never here.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns whether a camera has a flash: never here.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns the capture modes of a camera: nil, because there is none here.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  private static var chooser: (any FileChoosing)? { UIWindow.server as? any FileChoosing }

  private weak var typedDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// The delegate, which receives the choice. It is not retained.
  @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { typedDelegate }
    set {
      typedDelegate = newValue
      super.delegate = newValue
    }
  }

  /// The source of the pictures; the photo library by default. Presenting one that is not available ends as if the user
  /// had cancelled.
  open var sourceType = SourceType.photoLibrary
  /// The types of files to choose from; pictures only by default.
  open var mediaTypes = [UTType.image.identifier]
  /// Whether the user can edit the picture; false by default. Stored; has no effect: results have no edited picture.
  open var allowsEditing = false
  /// Whether the user can edit the picture, under an older name. Stored; has no effect.
  open var allowsImageEditing: Bool {
    get { allowsEditing }
    set { allowsEditing = newValue }
  }
  /// The format of a picture's file. Stored; has no effect.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The name of a preset for exporting a video; empty by default. Stored; has no effect.
  open var videoExportPreset = ""
  /// The quality of videos; medium by default. Stored; has no effect.
  open var videoQuality = QualityType.typeMedium
  /// The maximum duration of a video in seconds; 600 by default. Stored; has no effect: videos are not recorded here.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera's controls are shown; true by default. Stored; has no effect.
  open var showsCameraControls = true
  /// The view over the camera's picture; nil by default. Stored; has no effect.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's picture. Stored; has no effect.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The kind of media that the camera captures. Stored; has no effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera to use. Stored; has no effect.
  open var cameraDevice = CameraDevice.rear
  /// The camera's flash. Stored; has no effect.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Takes a picture. Does nothing: there is no camera.
  open func takePicture() {}
  /// Starts recording a video. Returns false: there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// Stops recording a video. Does nothing: there is no camera.
  open func stopVideoCapture() {}

  /// Creates a picker of pictures.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    setUp()
  }

  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The page behind the desktop's dialog, with a button that cancels.
  private func setUp() {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    page.title = "Photos"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(with: nil) })
    viewControllers = [page]
  }

  private var isDone = false
  private var isChoosing = false

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isChoosing else { return }
    isChoosing = true
    isDone = false
    guard Self.isSourceTypeAvailable(sourceType), let chooser = Self.chooser else { return finish(with: nil) }
    chooser.chooseFiles(request) { [weak self] paths in
      self?.finish(with: paths.first)
    } cancel: { [weak self] in
      self?.finish(with: nil)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A picker can be presented again.
    isChoosing = false
  }

  private static let films = ["mp4", "m4v", "mov", "mkv", "webm", "avi", "mpg", "mpeg", "ogv"]
  private static let pictures = ["png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "heic", "avif", "svg"]

  private func accepts(_ type: UTType) -> Bool {
    mediaTypes.contains { UTType($0)?.conforms(to: type) == true || $0 == type.identifier }
  }

  private var request: FileRequest {
    let endings = (accepts(.image) ? Self.pictures : []) + (accepts(.movie) ? Self.films : [])
    let patterns = endings.flatMap { ["*.\($0)", "*.\($0.uppercased())"] }
    var request = FileRequest(
      title: "Photos", accept: "Choose", cancel: "Cancel",
      kinds: patterns.isEmpty ? [] : [(name: accepts(.image) ? "Photos" : "Videos", patterns: patterns)])
    request.takesSeveral = false
    return request
  }

  /// Reports a file, or a cancellation for nil or a file that is neither a picture nor a video.
  private func finish(with path: String?) {
    guard !isDone else { return }
    isDone = true
    guard let path, let results = results(path) else {
      if let typedDelegate { return typedDelegate.imagePickerControllerDidCancel(self) }
      return dismiss(animated: true)
    }
    guard let typedDelegate else { return dismiss(animated: true) }
    typedDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: results)
  }

  private func results(_ path: String) -> [InfoKey: Any]? {
    let url = path.contains("://") ? URL(string: path) : URL(fileURLWithPath: path)
    guard let url else { return nil }
    if Self.films.contains(url.pathExtension.lowercased()) {
      return [.mediaType: UTType.movie.identifier, .mediaURL: url]
    }
    guard let data = try? Data(contentsOf: url), let image = UIImage(data: data) else { return nil }
    return [.mediaType: UTType.image.identifier, .originalImage: image, .imageURL: url]
  }
}

/// Receives the user's choice of a picture.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate).
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Receives the picture or the video. The picker stays until it is dismissed. The default dismisses it.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user cancelled. The picker stays until it is dismissed. The default dismisses it.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
