import UIKit

struct Photo: Codable, Hashable {
  let id: Int
  let title: String
  let url: String
  let thumbnailUrl: String

  enum CodingKeys: String, CodingKey {
    case id, title, url
    case thumbnailUrl = "thumbnail_url"
  }
}

extension UIView {
  func anchor(
    top: NSLayoutYAxisAnchor?, left: NSLayoutXAxisAnchor?, bottom: NSLayoutYAxisAnchor?, right: NSLayoutXAxisAnchor?,
    paddingTop: CGFloat = 0, paddingLeft: CGFloat = 0, paddingBottom: CGFloat = 0, paddingRight: CGFloat = 0,
    width: CGFloat = 0, height: CGFloat = 0
  ) {
    translatesAutoresizingMaskIntoConstraints = false
    if let top = top { topAnchor.constraint(equalTo: top, constant: paddingTop).isActive = true }
    if let left = left { leftAnchor.constraint(equalTo: left, constant: paddingLeft).isActive = true }
    if let bottom = bottom { bottomAnchor.constraint(equalTo: bottom, constant: -paddingBottom).isActive = true }
    if let right = right { rightAnchor.constraint(equalTo: right, constant: -paddingRight).isActive = true }
    if width != 0 { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if height != 0 { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  func addConstraintsWithFormat(_ format: String, views: UIView...) {
    var viewsDictionary = [String: UIView]()
    for (index, view) in views.enumerated() {
      let key = "v\(index)"
      view.translatesAutoresizingMaskIntoConstraints = false
      viewsDictionary[key] = view
    }
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: NSLayoutConstraint.FormatOptions(), metrics: nil, views: viewsDictionary))
  }

  func roundCorners(_ radius: CGFloat, corners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]) {
    layer.cornerRadius = radius
    layer.maskedCorners = corners
    layer.masksToBounds = true
  }

  func dropShadow() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowOffset = .zero
    layer.shadowRadius = 10
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
  }
}

extension UIColor {
  convenience init(hex: String) {
    var value: UInt64 = 0
    Scanner(string: hex.replacingOccurrences(of: "#", with: "")).scanHexInt64(&value)
    self.init(
      red: CGFloat((value & 0xFF0000) >> 16) / 255, green: CGFloat((value & 0x00FF00) >> 8) / 255,
      blue: CGFloat(value & 0x0000FF) / 255, alpha: 1)
  }

  static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
  static let brand = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(hex: "#336699") }
}

class BaseCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setupViews()
  }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  func setupViews() {}
}

class PhotoCell: BaseCell {
  static let reuseIdentifier = "PhotoCell"
  private var task: Task<Void, Never>?
  var photo: Photo? {
    didSet {
      titleLabel.text = photo?.title
      guard let address = photo?.thumbnailUrl else { return }
      task?.cancel()
      task = Task { [weak self] in
        guard let image = try? await NetworkManager.shared.image(for: address), !Task.isCancelled else { return }
        self?.imageView.image = image
      }
    }
  }
  let imageView: UIImageView = {
    let view = UIImageView()
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = 16
    view.backgroundColor = .lightGray
    view.image = UIImage(systemName: "photo")?.withRenderingMode(.alwaysTemplate)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()
  let titleLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 14, weight: .semibold)
    label.numberOfLines = 2
    label.lineBreakMode = .byTruncatingTail
    label.adjustsFontForContentSizeCategory = true
    return label
  }()
  let separatorView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor.rgb(230, 230, 230)
    return view
  }()
  override var isHighlighted: Bool {
    didSet { UIView.animate(withDuration: 0.2) { self.alpha = self.isHighlighted ? 0.5 : 1.0 } }
  }
  override var isSelected: Bool {
    didSet { layer.borderWidth = isSelected ? 2 : 0 }
  }

  override func setupViews() {
    contentView.addSubview(imageView)
    contentView.addSubview(titleLabel)
    contentView.addSubview(separatorView)
    addConstraintsWithFormat("H:|-16-[v0]-16-|", views: imageView)
    addConstraintsWithFormat("V:|-16-[v0]-8-[v1(44)]-16-[v2(1)]|", views: imageView, titleLabel, separatorView)
    addConstraintsWithFormat("H:|[v0]|", views: separatorView)
    addConstraint(
      NSLayoutConstraint(
        item: titleLabel, attribute: .left, relatedBy: .equal, toItem: imageView, attribute: .left, multiplier: 1,
        constant: 0))
    addConstraint(
      NSLayoutConstraint(
        item: titleLabel, attribute: .right, relatedBy: .equal, toItem: imageView, attribute: .right, multiplier: 1,
        constant: 0))
    let selected = UIView(frame: bounds)
    selected.backgroundColor = #colorLiteral(red: 0.4, green: 0.6, blue: 0.9, alpha: 1)
    selectedBackgroundView = selected
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }
}

class PhotosViewController: UICollectionViewController {
  private var photos = [Photo]()
  private let refreshControl = UIRefreshControl()
  private lazy var spinner: UIActivityIndicatorView = {
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.hidesWhenStopped = true
    spinner.center = view.center
    return spinner
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Photos"
    navigationItem.backBarButtonItem = UIBarButtonItem(title: "", image: nil, primaryAction: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in self.addTapped() })
    collectionView?.backgroundColor = UIColor.white
    collectionView?.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    collectionView?.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    collectionView?.scrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    collectionView.allowsMultipleSelection = false
    collectionView.refreshControl = refreshControl
    collectionView.contentInsetAdjustmentBehavior = .always
    refreshControl.attributedTitle = NSAttributedString(string: "Pull to refresh")
    refreshControl.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    view.addSubview(spinner)
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { notification in
      let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      print(frame ?? .zero)
    }
  }

  func load() {
    spinner.startAnimating()
    Task { [weak self] in
      do {
        let photos = try await NetworkManager.shared.photos(from: "https://example.org/photos.json")
        self?.photos = photos
        self?.collectionView.reloadData()
      } catch {
        self?.showAlert(title: "Error", message: error.localizedDescription)
      }
      self?.spinner.stopAnimating()
      self?.refreshControl.endRefreshing()
    }
  }

  func addTapped() {
    photos.insert(Photo(id: 0, title: "New", url: "", thumbnailUrl: ""), at: 0)
    let indexPath = IndexPath(item: 0, section: 0)
    collectionView.performBatchUpdates(
      {
        self.collectionView.insertItems(at: [indexPath])
      },
      completion: { finished in
        if finished { self.collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: true) }
      })
  }

  func showAlert(title: String, message: String?) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Name"
      textField.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in print(alert.textFields?.first?.text ?? "") })
    present(alert, animated: true, completion: nil)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in
        self.collectionViewLayout.invalidateLayout()
      }, completion: nil)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return photos.count
  }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
        as? PhotoCell
    else { fatalError("Unable to dequeue PhotoCell") }
    cell.photo = photos[indexPath.item]
    return cell
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let detail = DetailViewController()
    detail.photo = photos[indexPath.item]
    detail.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(detail, animated: true)
  }
  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    let cell = collectionView.cellForItem(at: indexPath)
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0.5, options: [.curveEaseInOut],
      animations: { cell?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }, completion: nil)
  }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    cell.alpha = 0
    UIView.animate(withDuration: 0.3) { cell.alpha = 1 }
    if indexPath.row == photos.count - 1 { load() }
  }
}

extension PhotosViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let height = (view.frame.width - 16 - 16) * 9 / 16
    return CGSize(width: view.frame.width, height: height + 16 + 88)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { return 0 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { .zero }
}
